import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { codeOf, renderedPages, type Manifest } from './codeOf.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'], css: ['assets/index.css'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  '../packages/features/src/directory/home/HomeScreen.tsx': {
    file: 'assets/home.js',
    imports: ['_shared.js', '_cards.js'],
    css: ['assets/home.css'],
  },
  '_cards.js': { file: 'assets/cards.js', imports: ['index.html'], css: ['assets/cards.css'] },
  '../packages/features/src/directory/filters/Filters.tsx': {
    file: 'assets/filters.js',
    imports: ['_shared.js'],
    css: ['assets/filters.css'],
  },
  '../packages/features/src/directory/modal/PhotographerModal.tsx': { file: 'assets/dialog.js', css: ['assets/dialog.css'] },
};

const names = (files: string[] = []) => files.map((file) => path.parse(file).name).join(' ');

it('lists the files of a page, each once, dependencies first, and those of what a click opens or only wide screens need', () => {
  const code = codeOf('home', manifest);
  expect(names(code?.styles)).toBe('shared index cards home filters');
  expect(names(code?.scripts)).toBe('shared index cards home');
  expect(names(code?.preloaded)).toBe('dialog filters dialog');
});

it.each(['login', 'dashboard', 'failed'] as const)('the page %s is rendered by the browser', (title) => {
  expect(codeOf(title, manifest)).toBeNull();
});

it('throws on a manifest of another app', () => {
  expect(() => codeOf('directory', manifest)).toThrow('DirectoryScreen.tsx');
});

const app = path.resolve(import.meta.dirname, '../../..');

it('names an entry that is there', () => {
  const source = readFileSync(new URL('codeOf.ts', import.meta.url), 'utf8');
  const entries = [...source.matchAll(/filesOf\(\['([^']+)'/g)].map(([, entry = '']) => entry);
  expect(new Set(entries).size).toBe(1);
  for (const entry of entries) expect(existsSync(path.join(app, entry))).toBe(true);
});

/** The module that a file imports, as the manifest names it. */
const sourceOf = (specifier: string, importer: string): string =>
  path.relative(app, createRequire(path.join(app, importer)).resolve(specifier));

it('names the modules that the routes import', () => {
  const routes = readFileSync(path.join(app, 'src/routes.tsx'), 'utf8');
  const lazy = /titled\('(\w+)'\),\s*lazy: lazyPage\(async \(\) => \(await import\('([^']+)'\)\)/g;
  const imported = new Map(
    [...routes.matchAll(lazy)].map(([, title = '', specifier = '']) => [title, sourceOf(specifier, 'src/routes.tsx')]),
  );
  const { notFound: _, ...lazyPages } = renderedPages;
  for (const [title, { page }] of Object.entries(lazyPages)) expect([title, imported.get(title)]).toEqual([title, page]);
});
