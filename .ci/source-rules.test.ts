import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { unwritten } from './new/placeholders.ts';
import { top } from './part.ts';

const read = (file: string): string => readFileSync(path.join(top, file), 'utf8');
const files = (pattern: string, except = /(?!)/): string[] =>
  globSync(pattern, { cwd: top, exclude: (name) => name.includes('node_modules') }).filter((file) => !except.test(file));
/** The lines of a file that match, each with its place. Comments are left out. */
const lines = (file: string, text: string, pattern: RegExp): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      pattern.test(line.replace(/^\s*(?:\/?\*|\/\/).*|\s\/\/ .*/, '')) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    );

const layers = { 'packages/ui/src': 'ui', 'packages/features/src': 'features', 'app/src': 'app' };

/** The rules of a sheet that stand in another layer than its folder's, or in none. */
function outside(file: string, text: string, layer: string): string[] {
  return (parse(text).nodes ?? [])
    .filter(
      (node) => node.type !== 'comment' && !(node.type === 'atrule' && (/keyframes|property/.test(node.name) || node.params === layer)),
    )
    .map((node) => `${file}:${node.source?.start?.line}: put it into @layer ${layer} { … }`);
}

test('a rule outside its layer is found', () => {
  expect(outside('a.css', '@layer ui {\n.a { inset: 0 }\n}\n.b { inset: 0 }', 'ui')).toEqual(['a.css:4: put it into @layer ui { … }']);
  expect(outside('a.css', '@layer features { .a { inset: 0 } }', 'ui')).toHaveLength(1);
});

test('every style of a component stands in the layer of its folder, so that the order of files does not matter', () => {
  const found = Object.entries(layers).flatMap(([folder, layer]) =>
    files(`${folder}/**/*.module.css`).flatMap((file) => outside(file, read(file), layer)),
  );
  expect(found, 'each names its line and its layer').toEqual([]);
});

/** Written on the film, as its brand. */
const onFilm = /ДИАФРАГМА 400|\{no \+ index\}А/;

test('primitives have their Russian words as props, with defaults in one file', () => {
  const found = files(
    'packages/ui/src/**/*.{ts,tsx}',
    /\.stories\.|\.test\.|src\/texts\.ts|examples|inStories|searchable-dropdown\/match/,
  ).flatMap((file) => lines(file, read(file), /[А-Яа-яЁё]/).filter((line) => !onFilm.test(line)));
  expect(found, `make each a prop whose default is in packages/ui/src/texts.ts:\n${found.join('\n')}`).toEqual([]);
});

/** What reads the machine's clock for the length of a wait or the age of an answer, which nobody reads as a date. */
const timers =
  /\.stories\.|\.test\.|testing\/|data\/clock\.ts|toast\/toasts\.ts|data\/useRenewal\.ts|shared\/useSharedImages\.ts|contract\/retry-after\.ts/;

test('what is shown of the time comes from one clock, which stories set', () => {
  const found = files('{packages/{ui,api,features}/src,app/src}/**/*.{ts,tsx}', timers).flatMap((file) =>
    lines(file, read(file), /\bnew Date\(\)|\bDate\.now\b|\bDate\(\)/),
  );
  expect(found, `take useNow of features/common/data:\n${found.join('\n')}`).toEqual([]);
});

test('numbers that people read are written in Russian form', () => {
  const found = files(
    '{packages/{features,ui}/src,app/src}/**/*.{ts,tsx}',
    /\.stories\.|\.test\.|examples|common\/texts\/format\.ts/,
  ).flatMap((file) => lines(file, read(file), /\.toFixed\(|\.toLocaleString\(/));
  const instead = 'use formatCount, formatRubles or formatRating of features/common/texts, or formatBytes of @portal/ui';
  expect(found, `${instead}:\n${found.join('\n')}`).toEqual([]);
});

/** Reads an error's own message, or prints an error. Whatever else has a message (a validation issue, a state) has another name. */
const ofError = /\b(?:e|err|error|cause|exception|refusal)\??\.message\b|(?:String\(|\$\{)(?:e|err|error|cause|exception|refusal)[)}]/;

test('the message of an error that is read is found', () => {
  expect(
    lines('a.ts', 'showFailure(title, error.message);\ntoasts.show({ title: `${cause}` });\nreturn formState.error?.message;', ofError),
  ).toHaveLength(3);
  expect(lines('a.ts', 'notifyError(title, error);\nreturn failure.message;', ofError)).toEqual([]);
});

test('what a person reads about an error comes from errorText: browsers and libraries speak English', () => {
  const known = [
    // Only to classify it.
    'packages/features/src/projects/zip-upload/failure.ts',
    // Of the portal's own calls.
    'packages/features/src/session/authErrorText.ts',
    // A field's own error.
    'packages/features/src/common/forms/useFormField.ts',
  ];
  const found = files('{packages/{features,ui}/src,app/src}/**/*.{ts,tsx}', /\.stories\.|\.test\.|testing|inStories/)
    .filter((file) => !known.includes(file))
    .flatMap((file) => lines(file, read(file), ofError));
  expect(found, `use errorText of @portal/api, or notifyError:\n${found.join('\n')}`).toEqual([]);
});

test('no sentence of a template is left as `npm run new` wrote it', () => {
  const found = files('{packages,app,mocks,.storybook}/**/*.{ts,tsx,json}').flatMap((file) => unwritten(file, read(file)));
  expect(found, `write your own instead:\n${found.join('\n')}`).toEqual([]);
});

/** The public and account paths of the app's routes. Those of the cabinet share one line of the server. */
function publicPaths(routes: string): string[] {
  const [before = ''] = routes.split('const cabinetRoutes');
  return [...before.matchAll(/path: '([^'*]+)'/g)].map(([, route = '']) => `/${route}`);
}

test('the server knows every page of the app: an address that it does not know would answer 404', () => {
  const known = read('packages/server/src/ssr/routes.ts');
  const paths = publicPaths(read('app/src/routes.tsx'));
  expect(paths).toContain('/login');
  // At this one address the server answers a page or a call (ledger CON-38).
  const lost = paths.filter((route) => route !== '/photographers' && !known.includes(`'${route}'`));
  expect(lost, `add to \`fixed\` in packages/server/src/ssr/routes.ts: ${lost.join(', ')}`).toEqual([]);
});

/** It would wait for an element that has been replaced, as long as for the whole step. */
const waitsWithin = /\bwaitFor\(\s*async\b/;

test('what a step waits for is looked for again each time', () => {
  expect(lines('a.tsx', 'await waitFor(async () => expect(await button()).toBeEnabled());', waitsWithin)).toHaveLength(1);
  const found = files('{packages/*/src,app/src,.storybook}/**/*.stories.tsx').flatMap((file) => lines(file, read(file), waitsWithin));
  expect(found, `use getBy… or queryBy… in a function that is not async:\n${found.join('\n')}`).toEqual([]);
});
