import type { Retouched } from '@portal/api';
import { expect, it } from 'vitest';
import { deliveryText } from './delivery.ts';

const photos = (...held: boolean[]): Retouched[] =>
  held.map((isHeld, at) => ({
    id: at,
    name: `${at}.jpg`,
    size: 1_048_576,
    createdAt: '2026-05-12T09:30:00.000Z',
    shownAt: '2026-05-12T09:30:00.000Z',
    acceptedAt: null,
    version: 1,
    originalId: null,
    urls: { thumb: null, medium: null, original: null },
    width: null,
    height: null,
    color: null,
    earlier: [],
    isHeld,
  }));

it.each([
  [[], 'Скачивать пока нечего: загрузите первый архив.'],
  [[false, false, false], 'В архиве будет 3 фотографии, 3\u00a0МБ.'],
  [[false, true, false], 'В архиве будет 2 фотографии, 2\u00a0МБ. Не отдаётся: 1.jpg.'],
  [[true, true], 'Скачивать нечего: все фотографии отмечены «не отдавать». Не отдаются: 0.jpg, 1.jpg.'],
])('says what the archive holds and what it leaves out: %j', (held, text) => {
  expect(deliveryText(photos(...held))).toBe(text);
});
