import type { SharedImage } from '@portal/api';
import { expect, test } from 'vitest';
import { filterImages, usefulFilters } from './filterImages.ts';

const image = (id: number, more: Partial<SharedImage> = {}): SharedImage => ({
  id,
  kind: 'original',
  originalId: id,
  name: `${id}.jpg`,
  width: null,
  height: null,
  color: null,
  src: '',
  thumb: '',
  isFavourite: false,
  remark: null,
  isRenewed: false,
  versionId: null,
  verdict: null,
  fix: null,
  isDropped: false,
  isDownloadable: false,
  ...more,
});
const chosen = image(1, { isFavourite: true });
const plain = image(2);
const retouched = image(1, { kind: 'retouched' });

test('a filter keeps the photo that is looked at', () => {
  const all = [chosen, plain, retouched];
  expect(filterImages(all, 'chosen')).toEqual([chosen]);
  expect(filterImages(all, 'chosen', plain)).toEqual([chosen, plain]);
  expect(filterImages(all, 'retouched')).toEqual([retouched]);
});

test('only filters that part the photos are offered', () => {
  expect(usefulFilters([plain], false)).toEqual([]);
  expect(usefulFilters([retouched], false)).toEqual([]);
  expect(usefulFilters([plain], true)).toEqual(['all', 'chosen']);
  expect(usefulFilters([plain, retouched], false)).toEqual(['all', 'retouched']);
  expect(usefulFilters([chosen, retouched], true)).toEqual(['all', 'chosen', 'retouched']);
});
