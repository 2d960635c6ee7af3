import { expect, it } from 'vitest';
import { creationNote, outcomeNote, type PhotosOutcome } from './outcome.ts';

const nothing: PhotosOutcome = { isFirst: false, added: 0, repeated: 0, troubled: 0, cancelled: 0, isWhole: true };

it.each<[Partial<PhotosOutcome>, string | undefined, string | undefined]>([
  [{ added: 1 }, 'success', 'Фото загружено'],
  [{ added: 2 }, 'success', 'Фото загружены: 2'],
  [{ added: 2, troubled: 1 }, 'warning', 'Фото загружены: 2'],
  [{ troubled: 1 }, 'error', 'Не удалось загрузить фото'],
  [{ repeated: 3 }, 'info', 'Эти фото уже есть в портфолио: 3'],
  [{ cancelled: 2 }, undefined, undefined],
])('%j is reported as %s «%s»', (change, type, title) => {
  const note = outcomeNote({ ...nothing, ...change });
  expect([note?.type, note?.title]).toEqual([type, title]);
});

it('only the first photos complete a portfolio', () => {
  expect(outcomeNote({ ...nothing, added: 1, isFirst: true })?.message).toBe('Портфолио готово: в нём есть что показать.');
  expect(outcomeNote({ ...nothing, added: 1 })?.message).toBeUndefined();
});

it('a new portfolio warns where a photo is missing', () => {
  expect(creationNote({ ...nothing, added: 3, isFirst: true })).toMatchObject({ type: 'success', title: 'Портфолио создано' });
  expect(creationNote({ ...nothing, troubled: 1, cancelled: 1 })).toEqual({
    type: 'warning',
    title: 'Портфолио создано, но не все фото загрузились',
    message: 'Выбрано: 2. Загружено: 0. Отменено: 1. Не загружено: 1. Причина — рядом с каждым файлом.',
  });
});

it('the end adds up: what was chosen is what was added, was there, was cancelled, and was not taken', () => {
  expect(outcomeNote({ ...nothing, added: 8, repeated: 2, troubled: 2 })).toEqual({
    type: 'warning',
    title: 'Фото загружены: 8',
    message: 'Выбрано: 12. Уже были в портфолио: 2. Не загружено: 2. Причина — рядом с каждым файлом.',
  });
  expect(outcomeNote({ ...nothing, added: 8, repeated: 2 })?.message).toBe('Выбрано: 10. Уже были в портфолио: 2.');
});

it('what is sent again was chosen before', () => {
  expect(outcomeNote({ ...nothing, added: 1, troubled: 1, isWhole: false })?.message).toBe(
    'Не загружено: 1. Причина — рядом с каждым файлом.',
  );
});
