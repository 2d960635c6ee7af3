import type { SharedImage } from '@portal/api';
import { expect, test } from 'vitest';
import { countFitting, filterImages, sortImages, usefulFilters, usefulSorts } from './filterImages.ts';

const image = (id: number, more: Partial<SharedImage> = {}): SharedImage => ({
  id,
  kind: 'original',
  originalId: id,
  name: `${id}.jpg`,
  width: null,
  height: null,
  color: null,
  takenAt: null,
  src: '',
  thumb: '',
  isFavourite: false,
  remark: null,
  isRenewed: false,
  versionId: null,
  verdict: null,
  fix: null,
  isDropped: false,
  work: null,
  retouched: null,
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
  expect(usefulFilters([retouched, image(5, { kind: 'retouched', verdict: 'fix' })], false)).toEqual(['all', 'fix']);
});

test('sorts by names as people number them, and by time with the unknown ones at the end', () => {
  const ten = image(1, { name: 'IMG_10.jpg', takenAt: '2026-05-14T10:00:00' });
  const two = image(2, { name: 'IMG_2.jpg' });
  const three = image(3, { name: 'IMG_3.jpg', takenAt: '2026-05-14T09:00:00' });
  const all = [ten, two, three];
  expect(sortImages(all, 'given')).toBe(all);
  expect(sortImages(all, 'name')).toEqual([two, three, ten]);
  expect(sortImages(all, 'taken')).toEqual([three, ten, two]);
  expect([usefulSorts([two]), usefulSorts([ten, three])]).toEqual([
    ['given', 'name'],
    ['given', 'name', 'taken'],
  ]);
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

test('a published photo that a client wants fixed is to do, and published no more', () => {
  const wanted = image(1, { work: 'published', verdict: 'fix', fix: 'Светлее' });
  const published = image(2, { work: 'published' });
  expect(usefulFilters([wanted, published], false)).toEqual(['all', 'to_do', 'published', 'fix']);
  expect(filterImages([wanted, published], 'to_do')).toEqual([wanted]);
  expect(filterImages([wanted, published], 'published')).toEqual([published]);
  expect(usefulFilters([wanted], false)).toEqual(['all', 'to_do', 'fix']);
  // A client's own photo is nobody's work.
  expect(countFitting([image(3, { kind: 'retouched', verdict: 'fix', fix: 'Светлее' })], 'to_do')).toBe(0);
});
