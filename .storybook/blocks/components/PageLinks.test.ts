import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageLinks } from './PageLinks.tsx';

const shown = (count: number) => {
  const pages = Array.from({ length: count }, (_, at) => ({ id: `screen-${at}--docs`, title: `Screen ${at}` }));
  return renderToStaticMarkup(createElement(PageLinks, { pages, of: 'screens' }));
};

test('many links are folded below their number, a few are shown', () => {
  expect(shown(33)).toMatch(/^<details><summary>33 screens<\/summary>/);
  expect(shown(33).match(/<a href="\.\/\?path=\/docs\/screen-/g)).toHaveLength(33);
  expect(shown(8)).not.toContain('<details');
  expect(shown(8).match(/<a /g)).toHaveLength(8);
});
