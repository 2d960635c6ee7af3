import { expect, it } from 'vitest';
import { liftStyles } from './drawn-styles.ts';

it('makes one rule of equal styles, and leaves no attribute that the page’s policy would refuse', () => {
  const { html, css } = liftStyles('<p style="--a:1">x</p><i class="b" style="width:50%">y</i><b style="--a:1"></b>');
  expect(html).toBe('<p data-drawn-style="0">x</p><i class="b" data-drawn-style="1">y</i><b data-drawn-style="0"></b>');
  expect(css).toBe('[data-drawn-style="0"]{--a:1}[data-drawn-style="1"]{width:50%}');
});

it('reads what React has escaped', () => {
  expect(liftStyles('<p style="background:url(&quot;/a.jpg?b&amp;c&quot;)">x</p>').css).toBe(
    '[data-drawn-style="0"]{background:url("/a.jpg?b&c")}',
  );
});

it.each(['color:red}body{display:none', '</style&gt;&lt;script&gt;', '&lt;/style&gt;', '@import url(x)', 'a:\\65', 'a:b/*'])(
  'drops a style that could say more than a style: %s',
  (style) => {
    expect(liftStyles(`<p style="${style}">x</p>`)).toEqual({ html: '<p>x</p>', css: '' });
  },
);

it('takes words for words', () => {
  const words = '<p>она сказала: style=&quot;x&quot;</p>';
  expect(liftStyles(words)).toEqual({ html: words, css: '' });
});
