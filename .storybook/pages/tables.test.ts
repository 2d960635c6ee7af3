import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import load from '@storybook/addon-docs/mdx-loader';
import { expect, test } from 'vitest';
import main from '../main.ts';

const pages = globSync('**/*.mdx', { cwd: import.meta.dirname }).map((file) => path.join(import.meta.dirname, file));
const tables = pages.filter((page) => /^\| --- /m.test(readFileSync(page, 'utf8')));

/** The page as Storybook compiles it. */
function compile(resourcePath: string): Promise<string> {
  const docs = main.addons?.find((addon) => typeof addon === 'object' && addon.name === '@storybook/addon-docs');
  const { mdxPluginOptions } = (typeof docs === 'object' ? docs.options : {}) as { mdxPluginOptions: object };
  return new Promise((resolve, reject) => {
    const callback = (error: Error | null, code = '') => (error ? reject(error) : resolve(code));
    void load.call({ async: () => callback, getOptions: () => mdxPluginOptions, resourcePath }, readFileSync(resourcePath, 'utf8'));
  });
}

test.each(tables.map((page) => path.relative(import.meta.dirname, page)))('the tables of %s are rendered as tables', async (page) => {
  const code = await compile(path.join(import.meta.dirname, page));
  expect(code).toContain('_components.table');
  expect(code).not.toContain('| ---');
});
