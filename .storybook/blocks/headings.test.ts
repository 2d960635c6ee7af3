import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Heading } from './Heading.tsx';

const rendered = (text: string) => renderToStaticMarkup(createElement(Heading, null, text));

test('a heading has an address, the same one whenever it is rendered', () => {
  expect(rendered('When to use')).toBe('<h2 id="when-to-use">When to use</h2>');
  expect(rendered('When to use')).toBe(rendered('When to use'));
});

test('the table of contents reaches each section: blocks write their headings as Heading', () => {
  const blocks = globSync('**/*.tsx', { cwd: import.meta.dirname }).filter((file) => file !== 'Heading.tsx');
  expect(blocks.filter((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('<h2'))).toEqual([]);
});
