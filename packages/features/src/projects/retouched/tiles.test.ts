import type { Retouched } from '@portal/api';
import { expect, it } from 'vitest';
import { fixesOf, matchedCount, tilesOf } from './tiles.ts';

const photo: Retouched = {
  id: 1,
  name: 'DSC_0431.jpg',
  size: 4_823_449,
  createdAt: '2026-05-12T09:30:00.000Z',
  shownAt: '2026-05-12T09:30:00.000Z',
  acceptedAt: null,
  version: 1,
  originalId: 11,
  urls: { thumb: '/t.jpg', medium: '/m.jpg', original: '/o.jpg' },
  width: 3,
  height: 2,
  color: null,
  earlier: [],
  isHeld: false,
};

it('shows name, size and day; the first version of a photo with an original needs no label', () => {
  expect(tilesOf([photo])).toEqual([
    { id: '1', src: '/t.jpg', color: undefined, name: 'DSC_0431.jpg', meta: '4,6\u00a0МБ · 12\u00a0мая', label: undefined },
  ]);
});

it.each([
  [2, 11, false, 'v2'],
  [1, null, false, 'без оригинала'],
  [3, null, true, 'v3 · без оригинала · не отдаётся'],
  [1, 11, true, 'не отдаётся'],
])('version %i with original %s, held back: %s, is labelled «%s»', (version, originalId, isHeld, label) => {
  expect(tilesOf([{ ...photo, version, originalId, isHeld }])[0]?.label).toBe(label);
});

it('that a client wants fixed is labelled so, until a later version is shown', () => {
  const fixes = [{ retouchedId: 1, version: 1, text: 'Светлее', from: null }];
  const later = { ...photo, version: 2, earlier: [] };
  const labels = [photo, later].map((one) => tilesOf([one], fixesOf([one], fixes))[0]?.label);
  expect(labels).toEqual(['нужна правка', 'v2']);
});

it('that waits for the photographer is labelled so, unless it is held back', () => {
  const labels = [false, true].map((isHeld) => tilesOf([{ ...photo, shownAt: null, isHeld }])[0]?.label);
  expect(labels).toEqual(['ждёт вас', 'не отдаётся']);
});

it('takes the next larger image where the small one is not there', () => {
  const sources = [
    { thumb: null, medium: '/m.jpg', original: '/o.jpg' },
    { thumb: null, medium: null, original: '/o.jpg' },
    { thumb: null, medium: null, original: null },
  ].map((urls) => tilesOf([{ ...photo, urls }])[0]?.src);
  expect(sources).toEqual(['/m.jpg', '/o.jpg', null]);
});

it('counts each original once, and none that has gone', () => {
  const photos = [photo, { ...photo, id: 2 }, { ...photo, id: 3, originalId: 12 }, { ...photo, id: 4, originalId: null }];
  expect(matchedCount(photos, [{ id: 11 }, { id: 13 }])).toBe(1);
});
