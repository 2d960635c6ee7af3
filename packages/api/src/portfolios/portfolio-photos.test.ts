import * as z from 'zod/mini';
import { expect, test, vi } from 'vitest';
import { readRequest } from '../contract/read-request.ts';
import { createClient } from '../client/client.ts';
import type { Answered, Endpoint } from '../contract/endpoint.ts';
import { limits } from '../contract/limits.ts';
import { addPhotos, attachPhoto, updatePhoto, uploadFile } from './portfolio-photos.ts';
import { createPortfolio, createPortfolioWithPhotos, saveOrder, updatePortfolio } from './portfolios.ts';
import { Refusal } from '../contract/refusal.ts';
import { sentences } from '../contract/sentences.ts';

const readReply = <E extends Endpoint>(endpoint: E, raw: unknown): Answered<E> =>
  z.decode(endpoint.reply, endpoint.reads.reply(raw)) as Answered<E>;
const isUnderstood = (endpoint: Endpoint, raw: unknown): boolean => z.safeDecode(endpoint.reply, endpoint.reads.reply(raw)).success;
const params = { id: '7', mediaId: '9' };
const readBody = <E extends Endpoint>(endpoint: E, body: unknown) => readRequest(endpoint, { params, query: {}, body }).body;

function errorsOf(endpoint: Endpoint, body: unknown) {
  try {
    readBody(endpoint, body);
  } catch (error) {
    if (error instanceof Refusal) return error.errors;
  }
  return undefined;
}

/** What a call sends. */
async function sentBy(endpoint: Endpoint, given: object, answer: unknown) {
  const send = vi.fn<typeof fetch>(async () => Response.json({ success: true, data: answer }));
  await createClient({ fetch: send })(endpoint, given as never);
  const body = send.mock.calls[0]?.[1]?.body;
  if (body instanceof FormData) return [...body.entries()].map(([name, value]) => [name, value instanceof File ? value.name : value]);
  return JSON.parse(body as string) as unknown;
}

const media = { id: 9, url: '/9.jpg' };
const photo = {
  id: 9,
  url: '/9.jpg',
  thumbnail: '/9.jpg',
  title: null,
  fileName: null,
  description: null,
  specializationId: null,
  isFeatured: false,
  width: null,
  height: null,
  color: null,
  placeholder: null,
  middle: null,
  createdAt: null,
  portfolioId: null,
};
const file = new File(['one'], 'один.jpg');
const other = new File(['two'], 'два.jpg');
const upload = { portfolioId: 7, title: null, specializationId: null, files: [file] };

test('one file goes as `file`, several go as `file[]`, with their texts', async () => {
  expect(await sentBy(addPhotos, { params: { id: 7 }, body: upload }, [media])).toEqual([
    ['file', 'один.jpg'],
    ['title', ''],
    ['portfolio_id', '7'],
  ]);
  const reported = { ...upload, title: 'Звонок', specializationId: 4, files: [file, other] };
  expect(await sentBy(addPhotos, { params: { id: 7 }, body: reported }, [media])).toEqual(
    expect.arrayContaining([
      ['file[]', 'один.jpg'],
      ['file[]', 'два.jpg'],
      ['portfolio_id', '7'],
      ['title', 'Звонок'],
      ['specialization_id', '4'],
    ]),
  );
});

test.each([
  ['file', { file }, [file]],
  ['file[] with one', { 'file[]': file }, [file]],
  ['file[]', { 'file[]': [file, other] }, [file, other]],
  ['files[]', { 'files[]': [file, other] }, [file, other]],
  ['photos', { photos: [file] }, [file]],
  ['two names', { file, 'photos[]': other }, [file, other]],
  ['a text under the name of a file', { file: 'text' }, []],
  ['nothing', {}, []],
])('files are found under %s', (_, fields, files) => {
  expect(readBody(addPhotos, { ...fields, title: '', portfolio_id: '' })).toEqual({ ...upload, portfolioId: null, files });
});

test('the fields of a form are read in both names of the specialization', () => {
  expect(readBody(addPhotos, { file, title: ' Звонок ', portfolio_id: '7', category_id: '4' })).toEqual({
    ...upload,
    title: 'Звонок',
    specializationId: 4,
  });
  for (const wrong of ['x', '0', '-1', '1.5']) {
    expect(errorsOf(addPhotos, { file, specialization_id: wrong })).toEqual({ specialization_id: [sentences.valueInvalid] });
  }
});

test.each([
  ['a list', { data: [media] }],
  ['a list under media', { data: { media: [media] } }],
  ['a list under media with what was there', { data: { media: [media], repeated: [] } }],
  ['one photo', { data: media }],
  ['one photo without an envelope', media],
])('what an upload brought is understood as %s', (_, raw) => {
  expect(readReply(addPhotos, raw)).toEqual({ photos: [photo], repeated: [] });
});

test('every field of a photo is read, in every spelling', () => {
  const full = { id: 9, file_url: '/9.jpg', preview_url: '/9s.jpg', title: 'Звонок', description: 'У школы', specialization_id: 4 };
  const raw = { data: { ...full, file_name: 'IMG_9.JPG', is_featured: 1, created_at: '2026-11-20T12:00:00Z', portfolio_id: 7 } };
  expect(readReply(updatePhoto, raw)).toEqual({
    ...photo,
    thumbnail: '/9s.jpg',
    title: 'Звонок',
    fileName: 'IMG_9.JPG',
    description: 'У школы',
    specializationId: 4,
    isFeatured: true,
    createdAt: '2026-11-20T12:00:00Z',
    portfolioId: 7,
  });
  expect(isUnderstood(updatePhoto, { data: { id: 9 } })).toBe(false);
});

test('a change names only what is changed', async () => {
  expect(await sentBy(updatePhoto, { params: { id: 7, mediaId: 9 }, body: { isFeatured: true } }, media)).toEqual({ is_featured: true });
  const all = { title: null, description: 'У школы', specializationId: null };
  expect(await sentBy(updatePhoto, { params: { id: 7, mediaId: 9 }, body: all }, media)).toEqual({
    title: null,
    description: 'У школы',
    specialization_id: null,
  });
});

test.each([
  [{}, {}],
  [{ title: ' ' }, { title: null }],
  [{ title: null }, { title: null }],
  [{ category_id: null }, { specializationId: null }],
  [
    { specializationId: 4, isFeatured: true },
    { specializationId: 4, isFeatured: true },
  ],
])('the change %j is read', (sent, read) => {
  const body = readBody(updatePhoto, sent);
  expect(Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))).toEqual(read);
});

test('a stored file goes by its address, with its texts', async () => {
  const body = { fileUrl: '/media/1.jpg', title: 'Звонок', specializationId: null, isFeatured: true };
  const wire = { file_url: '/media/1.jpg', metadata: { title: 'Звонок', specialization_id: null, is_featured: true } };
  expect(await sentBy(attachPhoto, { params: { id: 7 }, body }, media)).toEqual(wire);
  expect(readBody(attachPhoto, wire)).toEqual(body);
  expect(readBody(attachPhoto, { file_url: '/media/1.jpg' })).toEqual({ ...body, title: null, isFeatured: false });
  expect(errorsOf(attachPhoto, { file_url: '' })).toEqual({ file_url: [sentences.fileUnknown] });
});

test.each([
  [{ data: { url: '/media/1.jpg' } }, true],
  [{ url: '/media/1.jpg' }, true],
  [{ data: {} }, false],
  [{ data: { url: '' } }, false],
  [{ data: { path: '/media/1.jpg' } }, false],
])('the answer %j to a stored file holds its url: %s', (raw, isFine) => {
  expect(isUnderstood(uploadFile, raw)).toBe(isFine);
});

const portfolio = { title: 'Выпуск', description: null, specializationId: 4 };

test('a portfolio goes with exactly three keys', async () => {
  const wire = { title: 'Выпуск', description: null, specialization_id: 4 };
  expect(await sentBy(createPortfolio, { body: portfolio }, { id: 1 })).toEqual(wire);
  expect(await sentBy(updatePortfolio, { params: { id: 7 }, body: portfolio }, { id: 1 })).toEqual(wire);
});

test('a portfolio with photos goes as a form', async () => {
  const body = { ...portfolio, isFeatured: true, files: [file] };
  const fields = [
    ['title', 'Выпуск'],
    ['file', 'один.jpg'],
    ['specialization_id', '4'],
    ['is_featured', '1'],
  ];
  expect(await sentBy(createPortfolioWithPhotos, { body }, { id: 1 })).toEqual(fields);
  expect(readBody(createPortfolioWithPhotos, { name: 'Выпуск', category_id: '4', is_featured: 'on', file })).toEqual(body);
});

test('of what was written the id is enough', () => {
  for (const raw of [{ data: { id: 1 } }, { id: 1 }, { data: { portfolio: { id: 1, title: '' } } }]) {
    expect(readReply(createPortfolio, raw)).toMatchObject({ id: 1, title: '', photos: [] });
  }
  expect(isUnderstood(createPortfolio, { data: { title: 'Выпуск' } })).toBe(false);
});

test('an order names each once, and where it belongs', async () => {
  const done = { message: 'Порядок сохранён' };
  expect(await sentBy(saveOrder, { body: { order: [2, 1], portfolioId: null } }, done)).toEqual({ order: [2, 1] });
  expect(await sentBy(saveOrder, { body: { order: [2, 1], portfolioId: 7 } }, done)).toEqual({ order: [2, 1], portfolio_id: 7 });
  expect(errorsOf(saveOrder, { order: [1, 2, 1] })).toEqual({ order: [sentences.orderRepeats] });
  const long = Array.from({ length: limits.photosPerPortfolio + 1 }, (_, index) => index);
  expect(errorsOf(saveOrder, { order: long })).toEqual({ order: [sentences.orderStale] });
  expect(errorsOf(saveOrder, { order: ['1'] })).toEqual({ 'order.0': [sentences.valueInvalid] });
});
