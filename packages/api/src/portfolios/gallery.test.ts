import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { readRequest } from '../contract/read-request.ts';
import { listGallery, updateGalleryImage } from './gallery.ts';

const readReply = (raw: unknown): unknown => z.decode(listGallery.reply, listGallery.reads.reply(raw) as never);
const wire = { id: 1, url: '/1.jpg', thumbnail: '/1s.jpg', title: 'Класс', description: null, created_at: null };
const image = { id: 1, url: '/1.jpg', thumbnail: '/1s.jpg', title: 'Класс', description: null, createdAt: null };
const paging = { page: 2, limit: 12, total: 13, totalPages: 2 };
const page = { items: [image], page: 2, perPage: 12, total: 13, pages: 2 };

test.each([
  ['in an envelope', { success: true, data: { data: [wire], ...paging } }],
  ['without an envelope', { data: [wire], ...paging }],
  ['with images in other spellings', { data: [{ id: 1, file_url: '/1.jpg', preview_url: '/1s.jpg', title: 'Класс' }], ...paging }],
])('a page is understood %s', (_, raw) => {
  expect(readReply(raw)).toEqual(page);
});

test('pages that are not named are counted', () => {
  expect(readReply({ data: [], total: 25 })).toEqual({ items: [], page: 1, perPage: 12, total: 25, pages: 3 });
});

test('it travels under the names of the specification', () => {
  expect(z.encode(listGallery.reply, page)).toEqual({ success: true, data: { data: [wire], ...paging } });
});

test('twelve images are requested by default', () => {
  expect(readRequest(listGallery, { params: {}, query: {}, body: undefined }).query).toEqual({ page: 1, limit: 12 });
});

const read = (body: unknown) => readRequest(updateGalleryImage, { params: { id: '1' }, query: {}, body }).body;

test('a change leaves alone what it does not name', () => {
  expect(read({ title: ' Школа ' })).toEqual({ title: 'Школа' });
  expect(read({ title: '', description: null })).toEqual({ title: null, description: null });
});
