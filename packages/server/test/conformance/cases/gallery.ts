/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import { deleteGalleryImage, limits, listGallery, sentences, updateGalleryImage, uploadGalleryImage } from '@portal/api';
import { expect } from 'vitest';
import { newcomer } from '../newcomer.ts';
import { photoFile } from '../photo-file.ts';
import { type Case, caseOf, type Newcomer } from '../portal.ts';
import { refusalOf } from '../refusal-of.ts';

const upload = async ({ call }: Newcomer, name: string, texts = {}) =>
  call(uploadGalleryImage, { body: { file: await photoFile(name), title: null, description: null, ...texts } });
const list = ({ call }: Newcomer, page = 1, limit: number = limits.galleryPageSize) => call(listGallery, { query: { page, limit } });

export const gallery: readonly Case[] = [
  caseOf(listGallery, 'is empty for a newcomer, twelve a page', async (portal) => {
    const { session } = await newcomer(portal);
    expect(await portal.send('GET', '/api/photographer/gallery', { token: session.token })).toEqual({
      status: 200,
      body: { success: true, data: { data: [], page: 1, limit: 12, total: 0, totalPages: 1 } },
    });
  }),

  caseOf(listGallery, 'is cut into pages, the newest first', async (portal) => {
    const [owner, stranger] = [await newcomer(portal), await newcomer(portal)];
    for (const name of ['olga', 'anna', 'denis']) await upload(owner, `${name}-a.jpg`, { title: name });
    expect(await list(owner, 1, 2)).toMatchObject({
      items: [{ title: 'denis' }, { title: 'anna' }],
      total: 3,
      page: 1,
      pages: 2,
    });
    expect(await list(owner, 2, 2)).toMatchObject({ items: [{ title: 'olga' }], total: 3, page: 2, pages: 2, perPage: 2 });
    expect(await list(owner, 9, 2)).toMatchObject({ items: [], total: 3 });
    expect(await list(stranger)).toMatchObject({ items: [], total: 0 });
    const { status, body } = await portal.send('GET', '/api/photographer/gallery?page=0&limit=101', { token: owner.session.token });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { errors: { page: [sentences.pageInvalid], limit: [sentences.galleryLimitInvalid] } },
    });
  }),

  caseOf(uploadGalleryImage, 'puts the image in front, with what was sent', async (portal) => {
    const owner = await newcomer(portal);
    expect(await upload(owner, 'olga-a.jpg')).toMatchObject({ title: null, description: null });
    const image = await upload(owner, 'anna-a.jpg', { title: ' Класс ', description: 'Во дворе' });
    expect(image).toMatchObject({ title: 'Класс', description: 'Во дворе', createdAt: expect.stringMatching(/^\d{4}-/) });
    expect((await list(owner)).items[0]).toEqual(image);
    expect(await portal.serves(image.url)).toBe(true);
  }),

  caseOf(uploadGalleryImage, 'refuses what is no image', async (portal) => {
    const { call, session } = await newcomer(portal);
    const body = { file: new File(['text'], 'a.jpg'), title: null, description: null };
    const refused = { status: 422, message: sentences.photoFormat, errors: { file: [sentences.photoFormat] } };
    expect(await refusalOf(call(uploadGalleryImage, { body }))).toEqual(refused);
    const form = new FormData();
    form.append('title', 'no file');
    expect(await portal.send('POST', '/api/photographer/gallery', { token: session.token, form })).toMatchObject({
      status: 422,
      body: { message: sentences.photosMissing },
    });
  }),

  caseOf(updateGalleryImage, 'changes what is sent and leaves the rest', async (portal) => {
    const [owner, stranger] = [await newcomer(portal), await newcomer(portal)];
    const image = await upload(owner, 'olga-a.jpg', { title: 'Класс', description: 'Во дворе' });
    const params = { id: image.id };
    expect(await owner.call(updateGalleryImage, { params, body: { title: 'Школа' } })).toEqual({ ...image, title: 'Школа' });
    expect(await owner.call(updateGalleryImage, { params, body: { description: null } })).toMatchObject({
      title: 'Школа',
      description: null,
    });
    const refused = { status: 404, message: sentences.imageNotFound };
    expect(await refusalOf(stranger.call(updateGalleryImage, { params, body: { title: 'Моё' } }))).toMatchObject(refused);
  }),

  caseOf(deleteGalleryImage, 'deletes the caller’s image and its files', async (portal) => {
    const [owner, stranger] = [await newcomer(portal), await newcomer(portal)];
    const [stored, gone] = [await upload(owner, 'olga-a.jpg'), await upload(owner, 'anna-a.jpg')];
    const params = { id: gone.id };
    const refused = { status: 404, message: sentences.imageNotFound };
    expect(await refusalOf(stranger.call(deleteGalleryImage, { params }))).toMatchObject(refused);
    expect(await owner.call(deleteGalleryImage, { params })).toEqual({ message: sentences.imageDeleted });
    expect(await list(owner)).toMatchObject({ items: [stored], total: 1 });
    expect(await refusalOf(owner.call(deleteGalleryImage, { params }))).toMatchObject(refused);
    await expect.poll(() => portal.serves(gone.url)).toBe(false);
  }),
];
