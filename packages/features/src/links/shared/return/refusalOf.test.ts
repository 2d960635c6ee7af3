import { linkLimits, sentences, zipLimits, sendSentences } from '@portal/api';
import { expect, test } from 'vitest';
import { refusalOf } from './refusalOf.ts';

const file = (name: string, size = 1) => ({ name, size });

test('one archive beside photos is taken', () => {
  expect(refusalOf([file('готово.ZIP'), file('IMG_1.jpg')])).toBeNull();
});

test('two archives, too many files and too much of them are refused', () => {
  expect(refusalOf([file('а.zip'), file('б.ZIP')])).toBe(sentences.zipOneFile);
  expect(refusalOf(Array.from({ length: linkLimits.filesAtOnce + 1 }, (_, index) => file(`${index}.jpg`)))).toBe(
    sendSentences.filesTooMany,
  );
  expect(refusalOf([file('IMG_1.jpg', zipLimits.maxBytes), file('IMG_2.jpg')])).toBe(sendSentences.filesTooLarge);
});
