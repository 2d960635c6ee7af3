import type { SharedImage } from '@portal/api';
import { expect, test } from 'vitest';
import { countFitting, filterImages, usefulFilters } from './filterImages.ts';

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
  isDropped: false,
  work: null,
  folders: [],
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

test('a retoucher parts the photos by how far they are, once something was sent', () => {
  const [toDo, waiting, published] = [image(1, { work: 'to_do' }), image(2, { work: 'waiting' }), image(3, { work: 'published' })];
  expect(usefulFilters([toDo], false)).toEqual([]);
  expect(usefulFilters([toDo, waiting], false)).toEqual(['all', 'to_do', 'waiting']);
  const all = [toDo, waiting, published, image(4, { isDropped: true })];
  expect(usefulFilters(all, false)).toEqual(['all', 'to_do', 'waiting', 'published']);
  expect(filterImages(all, 'waiting')).toEqual([waiting]);
  expect(countFitting(all, 'to_do')).toBe(1);
});
