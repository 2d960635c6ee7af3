import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fullFolders } from './folders.ts';
import { top } from './part.ts';

/** What is tracked, or about to be: a file that is only there tomorrow would fail only after its commit. */
const list = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', ...patterns], {
    cwd: top,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(top, file)));

const files = list('*.ts', '*.tsx').filter((file) => !file.endsWith('.d.ts'));

/** The files that a file imports by a relative path, types included. Dynamic imports are left out: they load later. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(top, file), 'utf8');
  return [...text.matchAll(/^(?:import|export)\b[^'";]*?(?:from\s+)?['"](\.[^'"]+)['"]/gm)].map(([, specifier = '']) =>
    path.normalize(path.join(path.dirname(file), specifier)),
  );
}

/** Every circle of imports, as the files that it goes through. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const walk = (file: string, way: readonly string[]): void => {
    if (state.get(file) === 'open') found.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (state.has(file)) return;
    state.set(file, 'open');
    for (const next of graph.get(file) ?? []) walk(next, [...way, file]);
    state.set(file, 'done');
  };
  for (const file of graph.keys()) walk(file, []);
  return found;
}

test('finds a circle', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(circles(graph)).toEqual(['b → c → b']);
});

test('no files import each other in a circle', () => {
  const graph = new Map(files.map((file) => [file, importsOf(file).filter((one) => files.includes(one))]));
  expect([...graph.values()].flat().length).toBeGreaterThan(3_000);
  expect(circles(graph)).toEqual([]);
});

/** The server's layers, each of which imports only those before it. */
const layers = ['platform', 'emails', 'http', 'routing', 'modules', 'backup', 'ssr', 'seed', 'commands'];
const layerOf = (file: string) => layers.indexOf(file.split('/')[3] ?? '');

test('no folder of the server imports one above it', () => {
  const code = files.filter((file) => file.startsWith('packages/server/src/') && !file.endsWith('.test.ts') && layerOf(file) !== -1);
  const upward = code.flatMap((file) =>
    importsOf(file)
      .filter((one) => one.startsWith('packages/server/src/') && !(layerOf(one) !== -1 && layerOf(one) <= layerOf(file)))
      .map((one) => `${file} → ${one}`),
  );
  expect(code.length).toBeGreaterThan(150);
  expect(upward).toEqual([]);
});

const featureOf = (file: string) => /^packages\/features\/src\/([^/]+)\//.exec(file)?.[1];

/** Those of a file's imports that lead into another feature. What features share belongs to common; the app composes them. */
const betweenFeatures = (file: string, imports: readonly string[]): string[] =>
  imports.filter((one) => ![undefined, 'common', featureOf(file)].includes(featureOf(one))).map((one) => `${file} → ${one}`);

test.each([
  ['shares/SharePage.tsx', 'projects/shares/describe.ts', 1],
  ['common/a.ts', 'directory/index.ts', 1],
  ['projects/images/a.ts', 'projects/shares/describe.ts', 0],
  ['projects/images/a.ts', 'common/index.ts', 0],
])('%s imports %s: %i between features', (file, imported, count) => {
  expect(betweenFeatures(`packages/features/src/${file}`, [`packages/features/src/${imported}`])).toHaveLength(count);
});

test('no feature imports another one, and what they share imports none', () => {
  const code = files.filter((file) => featureOf(file) !== undefined);
  expect(code.length).toBeGreaterThan(500);
  expect(code.flatMap((file) => betweenFeatures(file, importsOf(file)))).toEqual([]);
});

const folderOfCommon = (file: string) => /^packages\/features\/src\/common\/(\w+)\//.exec(file)?.[1];

/** Those of a file's imports that lead into a folder of common past its index. */
const pastTheDoor = (file: string, imports: readonly string[]): string[] =>
  imports
    .filter((one) => ![undefined, folderOfCommon(file)].includes(folderOfCommon(one)) && !/\/common\/\w+\/index\.ts$/.test(one))
    .map((one) => `${file} → ${one}`);

test('each folder of what features share is imported by its index', () => {
  const [inside, outside] = ['packages/features/src/common/data/useRead.ts', 'packages/features/src/projects/a.ts'];
  expect(pastTheDoor(outside, [inside, 'packages/features/src/common/data/index.ts'])).toEqual([`${outside} → ${inside}`]);
  expect(pastTheDoor('packages/features/src/common/data/api.tsx', [inside])).toEqual([]);
  const code = files.filter(
    (file) => /^(packages\/features|app|\.storybook)\//.test(file) && !/\.(?:stories|test)\.|inStories|testing\//.test(file),
  );
  expect(code.length).toBeGreaterThan(500);
  expect(code.flatMap((file) => pastTheDoor(file, importsOf(file)))).toEqual([]);
});

test('no folder holds more than 25 files', () => {
  expect(fullFolders(list()), 'give a part of it that is a subject of its own a folder').toEqual([]);
});
