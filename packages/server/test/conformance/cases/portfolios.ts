/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  createPortfolio,
  createPortfolioWithPhotos,
  deletePortfolio,
  getPhotographer,
  getPortfolio,
  limits,
  listPortfolios,
  login,
  type Photo,
  sentences,
  updatePortfolio,
} from '@portal/api';
import { demoAccount } from '@portal/mocks/seed';
import { expect } from 'vitest';
import { newcomer } from '../newcomer.ts';
import { people } from '../people.ts';
import { newPortfolio, photoFile } from '../photo-file.ts';
import { type Case, caseOf } from '../portal.ts';
import { refusalOf } from '../refusal-of.ts';

const titles = (photos: readonly Photo[]) => photos.map(({ title }) => title);

export const portfolios: readonly Case[] = [
  caseOf(listPortfolios, 'returns the caller’s portfolios in their order, as visitors see them', async (portal) => {
    const { token, user } = await portal.client()(login, { body: demoAccount });
    const own = await portal.client(token)(listPortfolios, {});
    expect(own.map(({ title, description, specializationId, photos }) => [title, description, specializationId, titles(photos)])).toEqual(
      people[0]?.portfolios.map(({ title, description, specializationId, photos }) => [
        title,
        description || null,
        specializationId,
        photos.map((photo) => photo.title),
      ]),
    );
    expect(own.flatMap(({ photos }) => photos.map(({ isFeatured }) => isFeatured))).toEqual(
      people[0]?.portfolios.flatMap(({ photos }) => photos.map(({ isFeatured }) => isFeatured)),
    );
    const { albums } = await portal.client()(getPhotographer, { params: { id: user.id } });
    expect(own.map(({ id, specialization }) => [id, specialization])).toEqual(albums.map(({ id, specialization }) => [id, specialization]));
    expect(own.flatMap(({ photos }) => photos.map(({ id, url }) => [id, url]))).toEqual(
      albums.flatMap(({ photos }) => photos.map(({ id, url }) => [id, url])),
    );
  }),

  caseOf(listPortfolios, 'writes the title under both of its names', async (portal) => {
    const { token } = await portal.client()(login, { body: demoAccount });
    const { body } = await portal.send('GET', '/api/photographer/portfolios', { token });
    const { data } = body as { data: { title: string; name: string }[] };
    expect(data.map(({ name }) => name)).toEqual(people[0]?.portfolios.map(({ title }) => title));
    expect(data.map(({ title }) => title)).toEqual(data.map(({ name }) => name));
  }),

  caseOf(listPortfolios, 'is empty for a newcomer', async (portal) => {
    const { call } = await newcomer(portal);
    expect(await call(listPortfolios, {})).toEqual([]);
  }),

  caseOf(createPortfolio, 'puts a new one behind the others, its texts trimmed', async (portal) => {
    const { call } = await newcomer(portal);
    const first = await call(createPortfolio, { body: { title: ' Выпуск 2026 ', description: ' Три дня ', specializationId: 4 } });
    expect(first).toMatchObject({
      title: 'Выпуск 2026',
      description: 'Три дня',
      specializationId: 4,
      specialization: { id: 4 },
      photos: [],
    });
    const second = await call(createPortfolio, { body: { title: 'Сад', description: '', specializationId: 2 } });
    expect(second.description).toBe(null);
    expect(await call(listPortfolios, {})).toEqual([first, second]);
  }),

  caseOf(createPortfolio, 'accepts the other names of its fields', async (portal) => {
    const { session, call } = await newcomer(portal);
    const json = { name: 'Школа', category_id: 1 };
    expect(await portal.send('POST', '/api/photographer/portfolios', { token: session.token, json })).toMatchObject({ status: 200 });
    expect(await call(listPortfolios, {})).toMatchObject([{ title: 'Школа', specializationId: 1 }]);
  }),

  caseOf(createPortfolio, 'names every field that does not fit, and makes nothing', async (portal) => {
    const { session, call } = await newcomer(portal);
    const json = { title: ' ', description: 'я'.repeat(limits.portfolioDescriptionLength + 1) };
    expect(await portal.send('POST', '/api/photographer/portfolios', { token: session.token, json })).toEqual({
      status: 422,
      body: {
        success: false,
        message: sentences.invalid,
        errors: {
          title: [sentences.titleRequired],
          description: [sentences.descriptionLength],
          specialization_id: [sentences.specializationRequired],
        },
      },
    });
    const long = { title: 'я'.repeat(limits.nameLength + 1), specialization_id: 1 };
    expect(await portal.send('POST', '/api/photographer/portfolios', { token: session.token, json: long })).toMatchObject({
      body: { errors: { title: [sentences.titleLength] } },
    });
    const unknown = { title: 'Школа', description: null, specializationId: 999 };
    const refused = { status: 422, message: sentences.invalid, errors: { specialization_id: [sentences.categoryUnknown] } };
    expect(await refusalOf(call(createPortfolio, { body: unknown }))).toEqual(refused);
    expect(await call(listPortfolios, {})).toEqual([]);
  }),

  caseOf(createPortfolioWithPhotos, 'makes it together with its photos', async (portal) => {
    const { call } = await newcomer(portal);
    const files = [await photoFile('olga-a.jpg'), await photoFile('anna-a.jpg')];
    const body = { title: 'Школа', description: null, specializationId: 4, isFeatured: true, files };
    const made = await call(createPortfolioWithPhotos, { body });
    expect(made).toMatchObject({ title: 'Школа', specializationId: 4 });
    expect(made.photos.map(({ title, fileName, isFeatured, specializationId }) => [title, fileName, isFeatured, specializationId])).toEqual(
      [
        [null, 'olga-a.jpg', true, 4],
        [null, 'anna-a.jpg', true, 4],
      ],
    );
    expect(await call(listPortfolios, {})).toEqual([made]);
  }),

  caseOf(createPortfolioWithPhotos, 'makes nothing of a broken file, and takes the listed names of the fields', async (portal) => {
    const { call, session } = await newcomer(portal);
    const files = [await photoFile(), new File(['<svg/>'], 'logo.svg')];
    const body = { title: 'Школа', description: null, specializationId: 4, isFeatured: false, files };
    expect(await refusalOf(call(createPortfolioWithPhotos, { body }))).toMatchObject({ status: 422 });
    expect(await call(listPortfolios, {})).toEqual([]);
    const form = new FormData();
    for (const [name, value] of Object.entries({ title: 'Сад', category_id: '2', is_featured: 'true' })) form.append(name, value);
    form.append('file', await photoFile());
    expect(await portal.send('POST', '/api/photographer/portfolios', { token: session.token, form })).toMatchObject({ status: 200 });
    expect(await call(listPortfolios, {})).toMatchObject([{ title: 'Сад', specializationId: 2, photos: [{ isFeatured: true }] }]);
  }),

  caseOf(getPortfolio, 'returns the caller’s, and no other', async (portal) => {
    const [owner, stranger] = [await newcomer(portal), await newcomer(portal)];
    const made = await newPortfolio(owner);
    expect(await owner.call(getPortfolio, { params: { id: made.id } })).toEqual(made);
    const refused = { status: 404, message: sentences.portfolioNotFound, errors: {} };
    expect(await refusalOf(stranger.call(getPortfolio, { params: { id: made.id } }))).toEqual(refused);
    expect(await refusalOf(owner.call(getPortfolio, { params: { id: 9_000_000 } }))).toEqual(refused);
  }),

  caseOf(updatePortfolio, 'changes the caller’s, and no other', async (portal) => {
    const [owner, stranger] = [await newcomer(portal), await newcomer(portal)];
    const { id } = await newPortfolio(owner);
    const body = { title: 'Сад', description: 'Утренник', specializationId: 2 };
    const refused = { status: 404, message: sentences.portfolioNotFound };
    expect(await refusalOf(stranger.call(updatePortfolio, { params: { id }, body }))).toMatchObject(refused);
    // The owner is checked first, so that a stranger learns nothing else.
    const unknown = { ...body, specializationId: 999 };
    expect(await refusalOf(stranger.call(updatePortfolio, { params: { id }, body: unknown }))).toMatchObject(refused);
    expect(await refusalOf(owner.call(updatePortfolio, { params: { id }, body: unknown }))).toMatchObject({ status: 422 });
    expect(await owner.call(updatePortfolio, { params: { id }, body })).toMatchObject({ ...body, id, specialization: { id: 2 } });
    expect(await owner.call(listPortfolios, {})).toMatchObject([body]);
    const json = { title: '', specialization_id: 999 };
    const wrong = await portal.send('PUT', `/api/photographer/portfolios/${id}`, { token: owner.session.token, json });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { title: [sentences.titleRequired] } } });
    expect(await owner.call(listPortfolios, {})).toMatchObject([body]);
  }),

  caseOf(deletePortfolio, 'deletes its photos with it, and only the caller’s is deleted', async (portal) => {
    const [owner, stranger] = [await newcomer(portal), await newcomer(portal)];
    const stored = await newPortfolio(owner, 'Остаётся');
    const body = { title: 'Уходит', description: null, specializationId: 4, isFeatured: false, files: [await photoFile()] };
    const gone = await owner.call(createPortfolioWithPhotos, { body });
    const refused = { status: 404, message: sentences.portfolioNotFound };
    expect(await refusalOf(stranger.call(deletePortfolio, { params: { id: gone.id } }))).toMatchObject(refused);
    expect(await owner.call(deletePortfolio, { params: { id: gone.id } })).toEqual({ message: sentences.portfolioDeleted });
    expect(await owner.call(listPortfolios, {})).toEqual([stored]);
    expect(await refusalOf(owner.call(deletePortfolio, { params: { id: gone.id } }))).toMatchObject(refused);
    const [photo] = gone.photos;
    await expect.poll(() => portal.serves(photo?.url ?? '/')).toBe(false);
  }),
];
