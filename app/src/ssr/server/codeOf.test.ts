import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { codeOf, renderedPages, type Manifest } from './codeOf.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/start.js' },
  'src/ssr/client/main.tsx': { file: 'assets/main.js', imports: ['_shared.js'], css: ['assets/main.css'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  '../packages/features/src/directory/home/HomeScreen.tsx': {
    file: 'assets/home.js',
    imports: ['_shared.js', '_cards.js'],
    css: ['assets/home.css'],
  },
  '_cards.js': { file: 'assets/cards.js', imports: ['src/ssr/client/main.tsx'], css: ['assets/cards.css'] },
};

it('lists the styles and the scripts of a page besides the entry script, each once, dependencies first', () => {
  expect(codeOf('home', manifest)).toEqual({
    styles: ['assets/shared.css', 'assets/main.css', 'assets/cards.css', 'assets/home.css'],
    start: 'assets/start.js',
    modules: ['assets/shared.js', 'assets/main.js', 'assets/cards.js', 'assets/home.js'],
  });
});

it.each(['login', 'dashboard', 'notFound', 'terms'] as const)('the page %s is rendered by the browser', (title) => {
  expect(codeOf(title, manifest)).toBeNull();
});

it('throws on a manifest of another app', () => {
  expect(() => codeOf('directory', manifest)).toThrow('DirectoryScreen.tsx');
});

it('names an entry that is there', () => {
  const source = readFileSync(new URL('codeOf.ts', import.meta.url), 'utf8');
  const entries = [...source.matchAll(/follow\('([^']+)'\)/g)].map(([, entry = '']) => entry);
  expect(entries).toHaveLength(2);
  for (const entry of entries) expect(existsSync(path.resolve(import.meta.dirname, '../../..', entry))).toBe(true);
});

/** The module that an import in the routes resolves to, as the manifest names it. */
function sourceOf(specifier: string): string {
  const app = path.resolve(import.meta.dirname, '../../..');
  return path.relative(app, createRequire(path.join(app, 'src/routes.tsx')).resolve(specifier));
}

it('names the modules that the routes import', () => {
  const routes = readFileSync(new URL('../../routes.tsx', import.meta.url), 'utf8');
  const lazy = /titled\('(\w+)'\),\s*lazy: latePage\(async \(\) => \(await import\('([^']+)'\)\)/g;
  const imported = new Map([...routes.matchAll(lazy)].map(([, title = '', specifier = '']) => [title, sourceOf(specifier)]));
  expect(Object.fromEntries(Object.keys(renderedPages).map((title) => [title, imported.get(title)]))).toEqual(renderedPages);
});
