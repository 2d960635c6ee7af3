import { expect, test } from 'vitest';
import { sentences } from '../contract/sentences.ts';
import { entryPacked, nothingTaken } from './nothing-taken.ts';

test.each<[string[], string]>([
  [[], sentences.zipNoImages],
  [[sentences.entryFormat, sentences.entryFormat], sentences.zipNoImages],
  [[sentences.entryEncrypted], sentences.zipEncrypted],
  [[sentences.entryBomb], sentences.zipBomb],
  [
    [entryPacked('Deflate64'), entryPacked('Deflate64')],
    'Из архива ничего не взято. Причина у всех файлов одна: сжат способом Deflate64, который портал не читает.',
  ],
  [[sentences.entryLarge], 'Из архива ничего не взято. Причина у всех файлов одна: файл больше 60\u00a0МБ.'],
  [
    [sentences.entryBroken, sentences.entryFormat, sentences.entryBroken],
    'Из архива ничего не взято: файл повреждён (2); не фотография JPEG, PNG, GIF или WebP (1).',
  ],
])('of %j it is said: %s', (reasons, sentence) => {
  expect(nothingTaken(reasons.map((reason) => ({ reason }))).replaceAll('\u00a0', ' ')).toBe(sentence.replaceAll('\u00a0', ' '));
});
