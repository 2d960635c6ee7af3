import { expect, it } from 'vitest';
import { extractInlineStyles } from './inlineStyles.ts';

it('makes one rule of equal styles, and leaves no attribute that the content-security policy would refuse', () => {
  const { html, css } = extractInlineStyles('<p style="--a:1">x</p><i class="b" style="width:50%">y</i><b style="--a:1"></b>');
  expect(html).toBe('<p data-inline-style="0">x</p><i class="b" data-inline-style="1">y</i><b data-inline-style="0"></b>');
  expect(css).toBe('[data-inline-style="0"]{--a:1}[data-inline-style="1"]{width:50%}');
});

it('reads what React has escaped', () => {
  expect(extractInlineStyles('<p style="background:url(&quot;/a.jpg?b&amp;c&quot;)">x</p>').css).toBe(
    '[data-inline-style="0"]{background:url("/a.jpg?b&c")}',
  );
});

it.each(['color:red}body{display:none', '</style&gt;&lt;script&gt;', '&lt;/style&gt;', '@import url(x)', 'a:\\65', 'a:b/*'])(
  'drops a style that could inject something: %s',
  (style) => {
    expect(extractInlineStyles(`<p style="${style}">x</p>`)).toEqual({ html: '<p>x</p>', css: '' });
  },
);

it('leaves text alone', () => {
  const words = '<p>она сказала: style=&quot;x&quot;</p>';
  expect(extractInlineStyles(words)).toEqual({ html: words, css: '' });
});
