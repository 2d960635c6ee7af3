import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { endpoints } from '@portal/api/openapi';
import { top } from './part.ts';
import {
  keysOf,
  parseAll,
  readSources,
  sentences,
  type Sources,
  uncalled,
  unreadExports,
  unreadMembers,
  unreadTexts,
  workspaceResolver,
} from './readers.ts';

/** Exports without an importer, each with who reads it. */
const readElsewhere = new Map([
  ['app/src/ssr/server/renderPage.tsx: createRenderPage', 'the server loads the built file'],
  ['packages/server/src/index.ts: createApp', 'the server as a library, for the conformance suite and the benchmarks'],
  ['packages/server/src/index.ts: routes', 'the server as a library, for the conformance suite'],
  ...['withUploaded', 'withoutImage', 'withChanged'].map(
    (name) =>
      [`packages/features/src/cabinet/gallery/galleryPage.ts: ${name}`, 'the specification describes no screen (ledger OPEN-15)'] as const,
  ),
]);
/** Texts that the specification gives word for word, for calls without a screen (ledger OPEN-15). */
const given = ['avatarUploaded', 'imageUploaded', 'imageDeleted', 'imageUpdated'].map(
  (name) => `packages/features/src/cabinet/texts.ru.json: gallery.${name}`,
);
const resolve = workspaceResolver();
const sources = readSources();
const all = parseAll(sources, resolve);

describe('nothing ships without a reader', () => {
  test('every call has a screen that makes it, or says why it has none', () => {
    const silent = endpoints.flatMap(({ name, withoutScreen }) => (withoutScreen === undefined ? [] : name));
    expect(endpoints.length).toBeGreaterThan(80);
    expect(
      uncalled(
        all,
        endpoints.map(({ name }) => name),
      ).toSorted(),
      'make the call in a screen, or say in its endpoint withoutScreen why none does; where one does by now, take withoutScreen away',
    ).toEqual(silent.toSorted());
  });

  test('every text of a catalogue has a screen that says it', () => {
    const catalogues = globSync('{packages,app}/**/texts.ru.json', { cwd: top, exclude: (name) => name.includes('node_modules') });
    const keys = catalogues.map((file) => [file, keysOf(JSON.parse(readFileSync(path.join(top, file), 'utf8')) as object)] as const);
    expect(keys.flatMap(([, all]) => all).length).toBeGreaterThan(1_000);
    expect(keys.flatMap(([file, texts]) => unreadTexts(all, file, texts)).toSorted()).toEqual(given.toSorted());
  });

  test.each(sentences)('every text of %s is said', (file, name) => {
    expect(unreadMembers(all, sources, file, name)).toEqual([]);
  });

  test('every export that ships has an importer that ships, or is used in its own file', () => {
    expect(unreadExports(all, sources).toSorted()).toEqual([...readElsewhere.keys()].toSorted());
  });
});

function made(files: Record<string, string>) {
  const texts: Sources = new Map(Object.entries(files));
  return { texts, all: parseAll(texts, resolve) };
}

describe('what has no reader is found', () => {
  const screen = 'packages/features/src/projects/Screen.tsx';
  const door = { 'packages/features/src/projects/texts.ts': 'export const t = createTexts(ru);' };

  test('a call that only a test, a story or the mocks make', () => {
    const { all } = made({
      [screen]: "import { listShares, type Share } from '@portal/api'; export const Screen = () => useRead(listShares);",
      'packages/features/src/projects/Screen.stories.tsx': "import { hideFromShares } from '@portal/api';",
      'packages/features/src/projects/screen.test.ts': "import { hideFromShares } from '@portal/api';",
      'mocks/src/handlers/shares.ts': "import { hideFromShares } from '@portal/api';",
    });
    expect(uncalled(all, ['listShares', 'hideFromShares'])).toEqual(['hideFromShares']);
  });

  test('a text that no call, template or list of keys names', () => {
    const { all } = made({
      ...door,
      [screen]:
        "import { t } from './texts.ts'; t('a'); t(isB ? 'b.one' : 'b.two'); t(`c.${kind}.title`); t(`d.${is ? 'x' : 'y'}`); const list = ['e'];",
      'packages/features/src/projects/Screen.stories.tsx': "import { t } from './texts.ts'; t('marks.hide');",
      'packages/features/src/projects/Other.tsx': "'marks.hide';",
    });
    const keys = ['a', 'b.one', 'b.two', 'b.three', 'c.one.title', 'c.one.text', 'd.x', 'd.z', 'e', 'marks.hide'];
    expect(unreadTexts(all, 'packages/features/src/projects/texts.ru.json', keys).map((one) => one.split(': ')[1])).toEqual([
      'b.three',
      'c.one.text',
      'd.z',
      'marks.hide',
    ]);
  });

  test('a sentence that is written nowhere', () => {
    const file = 'packages/api/src/x/sentences.ts';
    const { all, texts } = made({
      [file]: "export const words = { a: 'A', b: 'B', 'c-d': 'C', e: 'E' } as const;",
      'packages/server/src/x.ts': "import { words as own } from '../../api/src/x/sentences.ts'; own.a; own['c-d'];",
      'packages/server/src/x.test.ts': "import { words } from '../../api/src/x/sentences.ts'; words.b;",
    });
    expect(unreadMembers(all, texts, file, 'words')).toEqual([`${file}: b`, `${file}: e`]);
  });

  test('an export that is only passed on, or read by a test or a story', () => {
    const { all, texts } = made({
      'packages/features/src/x/marks.ts':
        'export const used = 1; export const own = 2; export const both = own; export const lost = 3; export const tested = 4; export type Erased = 5;',
      'packages/features/src/x/index.ts': "export { used, lost, both } from './marks.ts';",
      'packages/features/src/x/all.ts': "export * from './marks.ts';",
      'packages/features/src/x/marks.test.ts': "import { tested, lost } from './marks.ts';",
      'packages/features/src/x/Screen.tsx':
        "import { used } from './index.ts'; import * as every from './all.ts'; console.log(used, every.both);",
    });
    expect(unreadExports(all, texts)).toEqual([
      'packages/features/src/x/marks.ts: lost',
      'packages/features/src/x/marks.ts: tested',
      'packages/features/src/x/index.ts: lost',
      'packages/features/src/x/index.ts: both',
    ]);
  });
});
