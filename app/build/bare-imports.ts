import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const top = path.resolve(import.meta.dirname, '../..');
const sources = ['packages/{ui,api,features}/src/**/*.{ts,tsx}', 'app/src/**/*.{ts,tsx}', 'mocks/src/**/*.ts', '.storybook/**/*.{ts,tsx}'];
/** The name in an import or a re-export, also at the end of one that runs over several lines. */
const statement = /^(?:import\s+(?!type\b)(?:[^'\n]*?\sfrom\s+)?|export\s+(?!type\b)[^'\n]*?\sfrom\s+|\}\s+from\s+)'([^'.\s][^']*)'/gm;
/** Packages that run in Node only, and modules that a plugin makes. */
const isForNode = (name: string): boolean =>
  /^(node:|virtual:|@portal\/|vitest|fast-check|vite|playwright|msw\/node|msw\/vite|icu-minify|@storybook\/(addon-vitest|react-vite\/node))/.test(
    name,
  );

/**
 * The packages that stories load. Vite pre-bundles them before the first test. Discovered one by one on a cold
 * cache, each would reload the page in the middle of a run and fail the running test.
 */
export function bareImports(): string[] {
  const found = new Set<string>();
  for (const file of globSync(sources, { cwd: top })) {
    if (/\.(test|d)\.ts$/.test(file)) continue;
    const code = readFileSync(path.join(top, file), 'utf8');
    for (const [, name = ''] of code.matchAll(statement)) if (!isForNode(name) && !name.endsWith('.css')) found.add(name);
  }
  return [...found].toSorted();
}
