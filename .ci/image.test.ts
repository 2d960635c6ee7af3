import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The server's container image (packages/server/deploy) contains two workspaces and their dependencies. It is not built here. */

const top = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(top, file), 'utf8');
const server = 'packages/server/src';
const manifests = ['packages/api', 'packages/server'].map(
  (folder) =>
    JSON.parse(read(`${folder}/package.json`)) as { name: string; exports: Record<string, string>; dependencies: Record<string, string> },
);
const dependencies = new Set(manifests.flatMap((manifest) => Object.keys(manifest.dependencies)));

/** The static and dynamic imports of a file, and its worker files; type imports are erased. */
function namedIn(file: string): string[] {
  const code = read(file).replace(/^(import|export) type [^;]*;/gm, '');
  const names = code.matchAll(/(?:^(?:import|export) (?:[^;']* from )?|\bimport\(|new URL\((?='\.))'([^']+)'/gm);
  return [...names].map(([, name = '']) => name);
}

/** Collects the files and packages that a file loads, transitively. */
function follow(file: string, files: Set<string>, packages: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  if (!file.endsWith('.ts')) return;
  for (const name of namedIn(file)) {
    if (name.startsWith('node:')) continue;
    if (name.startsWith('.')) follow(path.join(path.dirname(file), name), files, packages);
    else if (name.startsWith('@portal/api'))
      follow(path.join('packages/api', manifests[0]?.exports[name.replace('@portal/api', '.')] ?? ''), files, packages);
    else packages.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  }
}

test('the server and its commands load nothing that the image lacks', () => {
  const files = new Set<string>();
  const packages = new Set<string>();
  for (const entry of ['main', 'commands/backup', 'commands/integrity', 'commands/restore'])
    follow(`${server}/${entry}.ts`, files, packages);
  // Including a thread, a process and a lazy import.
  expect([...files]).toEqual(
    expect.arrayContaining([`${server}/platform/db/embedded/engine-thread.ts`, `${server}/platform/images/image-process.ts`]),
  );
  expect([...packages]).toEqual(expect.arrayContaining(['fastify', 'zod', '@aws-sdk/lib-storage']));
  expect([...packages].filter((name) => !dependencies.has(name))).toEqual([]);
  expect([...files].filter((file) => file !== 'package.json' && !/^packages\/(api|server)\//.test(file))).toEqual([]);
});
