import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { top } from './part.ts';
import { keysOf } from './readers.ts';

const russian = globSync('{packages,app}/**/texts.ru.json', { cwd: top, exclude: (name) => name.includes('node_modules') });

function read(file: string): object {
  return JSON.parse(readFileSync(path.join(top, file), 'utf8')) as object;
}

test('the features have message catalogues', () => expect(russian.length).toBeGreaterThan(5));

test.each(russian)('%s has an English counterpart with the same keys in the same order', (file) => {
  expect(keysOf(read(file.replace('.ru.', '.en.'))), `the keys of ${file} and its English counterpart differ`).toEqual(keysOf(read(file)));
});

test('no line ends between a number and its unit', () => {
  const sources = [...russian, 'packages/api/src/contract/sentences.ts', 'packages/ui/src/texts.ts'];
  const breaking = /.{0,30}[0-9}#] (?:МБ|[кК]Б|ГБ|px|%|₽).{0,10}/g;
  const found = sources.flatMap((file) => readFileSync(path.join(top, file), 'utf8').match(breaking) ?? []);
  expect(found, 'write a non-breaking space (U+00A0) between them').toEqual([]);
});
