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
  const folder = path.join(import.meta.dirname, '..');
  const blocks = globSync('**/*.tsx', { cwd: folder }).filter((file) => path.basename(file) !== 'Heading.tsx');
  expect(blocks.length).toBeGreaterThan(30);
  expect(blocks.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('<h2'))).toEqual([]);
});
