import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseAll } from '../../../.ci/readers.ts';
import { top } from '../components/readComponents.ts';
import { filesOf, firstStory, formsOfMessage, reachedFrom, textsIn } from './readTexts.ts';
import { areaOf, isLong, isMissing, lengthOf } from './rows.ts';
import { readTexts } from './texts-plugin.ts';

const written = (...forms: string[]) => ({ key: 'a', forms, line: 1 });

test('a message is shown in each of its forms', () => {
  expect(formsOfMessage('Создан {date}')).toEqual(['Создан {date}']);
  expect(formsOfMessage('{count, plural, =0 {Нет} one {# файл, {name}} few {# файла} other {# файла}}.')).toEqual([
    'Нет.',
    '# файл, {name}.',
    '# файла.',
  ]);
  expect(formsOfMessage('Новых: {added, number}.{lost, plural, =0 {} other { Неясно: #}}')).toEqual([
    'Новых: {added}.',
    'Новых: {added}. Неясно: #',
  ]);
});

test('a catalogue and an object in code are read with the lines of their texts', () => {
  const json = '{\n  "a": {\n    "b-c": "Да",\n    "d": "{n, plural, one {#} other {#-}}"\n  },\n  "e": ""\n}\n';
  expect(textsIn('texts.ru.json', json)).toEqual([
    { key: 'a.b-c', forms: ['Да'], line: 3 },
    { key: 'a.d', forms: ['#', '#-'], line: 4 },
    { key: 'e', forms: [''], line: 6 },
  ]);
  const code = `const other = { x: 'X' };
export const words = {
  a: 'А',
  'b.c': \`До \${limits.max} {так}\`,
  d: { e: (n?: number) => (n === undefined ? 'Идёт' : \`Идёт \${n}\`) },
  get f() {
    return ['раз', 'два'];
  },
};`;
  expect(textsIn('x.ts', code, 'words')).toEqual([
    { key: 'a', forms: ['А'], line: 3 },
    { key: 'b.c', forms: ['До {limits.max} {так}'], line: 4 },
    { key: 'd.e', forms: ['Идёт', 'Идёт {n}'], line: 5 },
    { key: 'f', forms: ['раз', 'два'], line: 6 },
  ]);
});

test('a long or missing text is told, with a value as one letter', () => {
  expect(lengthOf(written('Да', 'Создан {date}'))).toBe(8);
  expect(isLong({ russian: written('я'.repeat(120)), english: written('y'.repeat(120)) })).toBe(false);
  expect(isLong({ russian: written('я'.repeat(121)), english: undefined })).toBe(true);
  expect(isLong({ russian: written('я'.repeat(10)), english: written('y'.repeat(20)) })).toBe(false);
  expect(isLong({ russian: written('я'.repeat(10)), english: written('y'.repeat(21)) })).toBe(true);
  expect(isLong({ russian: written('я'.repeat(60)), english: written('y'.repeat(75)) })).toBe(false);
  expect(isMissing({ russian: written('Да'), english: written('Yes') })).toBe(false);
  expect(isMissing({ russian: written('Да'), english: undefined })).toBe(true);
  expect(isMissing({ russian: written('Да'), english: written('') })).toBe(true);
  expect(isMissing({ russian: written(''), english: written('Yes') })).toBe(true);
});

test('what a file imports is followed through files that pass it on and lazily, and not to their other exports or to types', () => {
  const files = {
    'a.tsx': "import { B } from './index.ts'; import type { T } from './t.ts'; const C = lazy(() => import('./c.tsx'));",
    'index.ts': "export { B } from './b.tsx'; export { D } from './d.tsx'; export * from './e.ts';",
    'b.tsx': "import { e } from './index.ts'; export const B = e;",
    'c.tsx': "import { A } from './a.tsx'; export default A;",
    'd.tsx': 'export const D = 1;',
    'e.ts': 'export const e = 1;',
    't.ts': 'export type T = 1;',
  };
  const all = parseAll(new Map(Object.entries(files)), (_, specifier) => specifier.slice(2));
  expect([...reachedFrom(all, 'a.tsx')].toSorted()).toEqual(['a.tsx', 'b.tsx', 'c.tsx', 'e.ts']);
});

test('a stories file is opened at its first picture', () => {
  const guard = "export const One = meta.story({\n  name: 'Guard: it is kept',\n});\n";
  const picture = 'export const Two = meta.story({ args: {} });\n';
  expect(firstStory(guard + picture + picture.replace('Two', 'Three'))).toEqual({ name: 'Two', isPicture: true });
  expect(firstStory(guard)).toEqual({ name: 'One', isPicture: false });
});

test('the address of the files is that of the remote, without what a password or a token would be', () => {
  const files = 'https://github.com/o/r/blob/HEAD/';
  expect(filesOf('https://github.com/o/r\n')).toBe(files);
  expect(filesOf('https://x-access-token:secret@github.com/o/r.git')).toBe(files);
  expect(filesOf('git@github.com:o/r.git')).toBe(files);
  expect(filesOf('ssh://git@github.com:22/o/r.git')).toBe(files);
  for (const local of ['/work/r', '../r', 'file:///work/r.git', '']) expect(filesOf(local)).toBeUndefined();
});

const { texts, stories } = readTexts();
const textOf = (area: string, key: string) => texts.find((one) => areaOf(one.file) === area && one.key === key);
const shownOn = (area: string, key: string) => textOf(area, key)?.shown.map((at) => stories[at]);

test('each text has its line, its English and the stories that show it', () => {
  expect(texts.length).toBeGreaterThan(1500);
  expect(texts.filter(({ russian }) => russian.forms.length === 0)).toEqual([]);
  for (const { file, key, russian } of texts.filter((_, at) => at % 50 === 0)) {
    const line = readFileSync(path.join(top, file), 'utf8').split('\n')[russian.line - 1];
    expect(line).toContain(key.split('.').at(-1));
  }
  expect(textOf('session', 'logout.lead')).toMatchObject({
    english: { forms: ['To come back you will need your email and password.'] },
    saidBy: expect.arrayContaining(['packages/features/src/session/logout/LogoutDialog.tsx']) as string[],
  });
  expect(shownOn('session', 'logout.lead')?.[0]).toEqual({ id: 'session-logout--content', title: 'Session/Logout' });
  expect(shownOn('ui', 'zipUpload.prompt')?.[0]).toEqual({
    id: 'primitives-overlays-zip-upload-dialog--playground',
    title: 'Primitives/Overlays/ZIP upload dialog',
  });
  expect(textOf('server/http/errors', 'tooLarge')?.shown).toEqual([]);
});

test('a text of a screen is shown by a story, and is missing in no language', () => {
  const ofScreens = texts.filter(({ file, saidBy }) => file.endsWith('.json') && saidBy.length > 0);
  expect(ofScreens.filter(({ shown }) => shown.length === 0).map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
  expect(ofScreens.filter(isMissing)).toEqual([]);
  expect(texts.filter(({ file }) => !existsSync(path.join(top, file)))).toEqual([]);
});
