/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  addPhotos,
  deletePhoto,
  getPhotographer,
  getPortfolio,
  limits,
  movePhotos,
  sentences,
  updatePhoto,
  updateProfile,
} from '@portal/api';
import { expect } from 'vitest';
import { newcomer, someCard } from '../newcomer.ts';
import { newPortfolio, photoFile } from '../photo-file.ts';
import { type Case, caseOf, type Newcomer } from '../portal.ts';
import { refusalOf } from '../refusal-of.ts';

/** Adds files as the upload dialog does. */
const add = ({ call }: Newcomer, id: number, files: Blob[]) =>
  call(addPhotos, { params: { id }, body: { portfolioId: id, title: null, specializationId: null, files } });
const photosOf = async ({ call }: Newcomer, id: number) => (await call(getPortfolio, { params: { id } })).photos;
const filesRefused = (message: string, status = 422) => ({ status, message, errors: { files: [message] } });

export const photos: readonly Case[] = [
  caseOf(
    addPhotos,
    'stores photos in the order of their files, whose names are no titles and which only their owner sees',
    async (portal) => {
      const owner = await newcomer(portal);
      const { id } = await newPortfolio(owner);
      const first = await add(owner, id, [await photoFile('olga-a.jpg', 'Звонок.jpg'.normalize('NFD'))]);
      expect(first.photos).toMatchObject([
        { title: null, fileName: 'Звонок.jpg', specializationId: 4, isFeatured: false, portfolioId: id },
      ]);
      expect(first.repeated).toEqual([]);
      const more = await add(owner, id, [await photoFile('anna-a.jpg', 'Выпуск 2.jpg'), await photoFile('denis-a.jpg')]);
      expect(more.photos.map(({ title, fileName }) => [title, fileName])).toEqual([
        [null, 'Выпуск 2.jpg'],
        [null, 'denis-a.jpg'],
      ]);
      expect(await photosOf(owner, id)).toEqual([...first.photos, ...more.photos]);
      for (const { url, thumbnail } of more.photos) {
        expect(await portal.serves(url)).toBe(true);
        expect(await portal.serves(thumbnail)).toBe(true);
      }
    },
  ),

  caseOf(addPhotos, 'stores the same photo once', async (portal) => {
    const owner = await newcomer(portal);
    const { id } = await newPortfolio(owner);
    const { photos: before } = await add(owner, id, [await photoFile('olga-a.jpg')]);
    const again = await add(owner, id, [await photoFile('olga-a.jpg', 'копия.jpg'), await photoFile('anna-a.jpg')]);
    expect(again.photos[0]).toEqual(before[0]);
    expect(again.repeated).toEqual([before[0]?.id]);
    expect(await photosOf(owner, id)).toEqual(again.photos);
    const twice = await add(owner, id, [await photoFile('denis-a.jpg'), await photoFile('denis-a.jpg', 'копия.jpg')]);
    expect(twice.photos).toHaveLength(1);
    expect(await photosOf(owner, id)).toHaveLength(3);
    const { id: other } = await newPortfolio(owner);
    expect((await add(owner, other, [await photoFile('olga-a.jpg')])).repeated).toEqual([]);
  }),

  caseOf(addPhotos, 'accepts the fields of the form, and other names of the files', async (portal) => {
    const owner = await newcomer(portal);
    const { id } = await newPortfolio(owner);
    const send = async (fields: [string, string | Blob][]) => {
      const form = new FormData();
      for (const [name, value] of fields) form.append(name, value);
      return portal.send('POST', `/api/photographer/portfolios/${id}/media`, { token: owner.session.token, form });
    };
    const reported: [string, string][] = [
      ['portfolio_id', `${id}`],
      ['title', ' Звонок '],
      ['specialization_id', '1'],
    ];
    expect(await send([...reported, ['file', await photoFile('olga-a.jpg')]])).toMatchObject({
      status: 200,
      body: { success: true, data: { media: [{ title: 'Звонок', specialization_id: 1, portfolio_id: id }] } },
    });
    for (const [name, file] of [
      ['file[]', 'anna-a.jpg'],
      ['files[]', 'denis-a.jpg'],
      ['photos', 'elena-a.jpg'],
    ] as const) {
      expect(
        await send([
          ['title', ''],
          ['specialization_id', ''],
          [name, await photoFile(file)],
        ]),
      ).toMatchObject({ status: 200 });
    }
    expect((await photosOf(owner, id)).map(({ title, fileName }) => title ?? fileName)).toEqual([
      'Звонок',
      'anna-a.jpg',
      'denis-a.jpg',
      'elena-a.jpg',
    ]);
    const other = await send([
      ['portfolio_id', `${id + 1}`],
      ['file', await photoFile('elena-a.jpg')],
    ]);
    expect(other).toMatchObject({ status: 422, body: { errors: { portfolio_id: [sentences.valueInvalid] } } });
    const unknown = await send([
      ['specialization_id', '999'],
      ['file', await photoFile('elena-a.jpg')],
    ]);
    expect(unknown).toMatchObject({ status: 422, body: { errors: { specialization_id: [sentences.categoryUnknown] } } });
  }),

  caseOf(addPhotos, 'refuses what is no photo, and says which file it means', async (portal) => {
    const owner = await newcomer(portal);
    const { id } = await newPortfolio(owner);
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.jpg', { type: 'image/jpeg' });
    const ask = (files: Blob[]) => refusalOf(add(owner, id, files));
    expect(await ask([])).toEqual(filesRefused(sentences.photosMissing));
    expect(await ask([svg])).toEqual(filesRefused(sentences.photoFormat));
    expect(await ask([new File([], 'пусто.jpg')])).toEqual(filesRefused(sentences.photoEmpty));
    expect(await ask([await photoFile(), svg])).toEqual(filesRefused(`logo.jpg: ${sentences.photoFormat}`));
    const many = Array.from({ length: limits.photosPerUpload + 1 }, (_, index) => new File([`${index}`], `${index}.jpg`));
    expect(await ask(many)).toEqual(filesRefused(sentences.photosTooMany));
    expect(await photosOf(owner, id)).toEqual([]);
  }),

  caseOf(addPhotos, 'accepts a file of exactly the limit and refuses one byte more', async (portal) => {
    const owner = await newcomer(portal);
    const { id } = await newPortfolio(owner);
    const photo = await photoFile();
    // A JPEG may be followed by anything: this one is padded to the size.
    const padded = (bytes: number) => new File([photo, new Uint8Array(bytes - photo.size)], 'big.jpg');
    const refused = await refusalOf(add(owner, id, [padded(limits.photoMaxBytes + 1)]));
    expect(refused).toEqual(filesRefused(sentences.photoSize, 413));
    expect((await add(owner, id, [padded(limits.photoMaxBytes)])).photos).toHaveLength(1);
  }),

  caseOf(addPhotos, 'adds nothing to the portfolio of somebody else', async (portal) => {
    const [owner, stranger] = [await newcomer(portal), await newcomer(portal)];
    const { id } = await newPortfolio(owner);
    const refused = { status: 404, message: sentences.portfolioNotFound, errors: {} };
    expect(await refusalOf(add(stranger, id, [await photoFile()]))).toEqual(refused);
    expect(await photosOf(owner, id)).toEqual([]);
  }),

  caseOf(addPhotos, 'shows visitors the photos in their order', async (portal) => {
    const owner = await newcomer(portal);
    await owner.call(updateProfile, { body: someCard });
    const { id } = await newPortfolio(owner);
    const added = await add(owner, id, [await photoFile('olga-a.jpg'), await photoFile('anna-a.jpg')]);
    const { albums } = await portal.client()(getPhotographer, { params: { id: owner.session.user.id } });
    expect(albums.map(({ photos: shown }) => shown.map(({ url, title }) => [url, title]))).toEqual([
      added.photos.map(({ url }) => [url, null]),
    ]);
    for (const path of [`/photographers/${owner.session.user.id}`, '/photographers?limit=48']) {
      expect(JSON.stringify(await portal.send('GET', path, {}))).not.toContain('olga-a.jpg"');
    }
  }),

  caseOf(updatePhoto, 'changes what is sent and leaves the rest', async (portal) => {
    const [owner, stranger] = [await newcomer(portal), await newcomer(portal)];
    const { id } = await newPortfolio(owner);
    const [photo] = (await add(owner, id, [await photoFile()])).photos;
    const params = { id, mediaId: photo?.id ?? 0 };
    const version = expect.any(String);
    expect(await owner.call(updatePhoto, { params, body: { isFeatured: true } })).toEqual({ ...photo, version, isFeatured: true });
    const reported = { title: 'Звонок', description: 'Первое сентября', specializationId: 1 };
    expect(await owner.call(updatePhoto, { params, body: reported })).toEqual({
      ...photo,
      ...reported,
      version,
      isFeatured: true,
    });
    const emptied = { title: '', description: null, specializationId: null };
    expect(await owner.call(updatePhoto, { params, body: emptied })).toMatchObject({
      title: null,
      description: null,
      specializationId: null,
    });

    const path = `/api/photographer/portfolios/${id}/media/${params.mediaId}`;
    const long = await portal.send('PUT', path, { token: owner.session.token, json: { title: 'я'.repeat(limits.nameLength + 1) } });
    expect(long).toMatchObject({ status: 422, body: { errors: { title: [sentences.titleLength] } } });
    const unknown = { status: 422, errors: { specialization_id: [sentences.categoryUnknown] } };
    expect(await refusalOf(owner.call(updatePhoto, { params, body: { specializationId: 999 } }))).toMatchObject(unknown);
    const refused = { status: 404, message: sentences.photoNotFound };
    const elsewhere = { ...params, id: (await newPortfolio(owner)).id };
    expect(await refusalOf(owner.call(updatePhoto, { params: elsewhere, body: reported }))).toMatchObject(refused);
    expect(await refusalOf(stranger.call(updatePhoto, { params, body: reported }))).toMatchObject({ status: 404 });
    // The owner is checked first, so that a stranger learns nothing else.
    expect(await refusalOf(stranger.call(updatePhoto, { params, body: { specializationId: 999 } }))).toMatchObject({ status: 404 });
  }),

  caseOf(movePhotos, 'moves own photos behind those of another own portfolio; what that holds already stays', async (portal) => {
    const [owner, stranger] = [await newcomer(portal), await newcomer(portal)];
    const [{ id }, { id: portfolioId }, { id: foreign }] = [
      await newPortfolio(owner),
      await newPortfolio(owner),
      await newPortfolio(stranger),
    ];
    const { photos } = await add(owner, id, [await photoFile('olga-a.jpg'), await photoFile('anna-a.jpg'), await photoFile('denis-a.jpg')]);
    const [first = 0, second = 0, third = 0] = photos.map((photo) => photo.id ?? 0);
    const [there] = (await add(owner, portfolioId, [await photoFile('anna-a.jpg')])).photos;
    const move = (photoIds: number[], target = portfolioId, from = id) =>
      owner.call(movePhotos, { params: { id: from }, body: { portfolioId: target, photoIds } });

    const missing = { status: 404, message: sentences.portfolioNotFound };
    expect(await refusalOf(move([first], foreign))).toMatchObject(missing);
    expect(await refusalOf(move([first], portfolioId, foreign))).toMatchObject(missing);
    expect(await refusalOf(stranger.call(movePhotos, { params: { id }, body: { portfolioId: foreign, photoIds: [first] } }))).toMatchObject(
      missing,
    );
    const gone = { status: 404, message: sentences.photoNotFound };
    expect(await refusalOf(move([first, there?.id ?? 0]))).toMatchObject(gone);
    const nothing = { token: owner.session.token, json: { portfolio_id: portfolioId, media_ids: [] } };
    expect(await portal.send('POST', `/api/photographer/portfolios/${id}/media/move`, nothing)).toMatchObject({
      status: 422,
      body: { errors: { media_ids: [sentences.photosUnchosen] } },
    });
    expect((await photosOf(owner, id)).map((photo) => photo.id)).toEqual([first, second, third]);

    const moved = await move([third, second, first, third]);
    expect(moved.photos.map((photo) => [photo.id, photo.portfolioId])).toEqual([
      [third, portfolioId],
      [first, portfolioId],
    ]);
    expect(moved.repeated).toEqual([second]);
    expect((await photosOf(owner, portfolioId)).map((photo) => photo.id)).toEqual([there?.id, third, first]);
    expect((await photosOf(owner, id)).map((photo) => photo.id)).toEqual([second]);
    expect(await refusalOf(move([first]))).toMatchObject(gone);
    expect(await move([second], id)).toEqual({ photos: [], repeated: [second] });
  }),

  caseOf(deletePhoto, 'deletes the caller’s photo and its files', async (portal) => {
    const [owner, stranger] = [await newcomer(portal), await newcomer(portal)];
    const { id } = await newPortfolio(owner);
    const { photos: added } = await add(owner, id, [await photoFile('olga-a.jpg'), await photoFile('anna-a.jpg')]);
    const [gone, stored] = added;
    const params = { id, mediaId: gone?.id ?? 0 };
    expect(await refusalOf(stranger.call(deletePhoto, { params }))).toMatchObject({ status: 404 });
    expect(await owner.call(deletePhoto, { params })).toEqual({ message: sentences.photoDeleted });
    expect(await photosOf(owner, id)).toEqual([stored]);
    expect(await refusalOf(owner.call(deletePhoto, { params }))).toMatchObject({ status: 404, message: sentences.photoNotFound });
    await expect.poll(() => portal.serves(gone?.url ?? '/')).toBe(false);
    expect(await portal.serves(stored?.url ?? '/')).toBe(true);
    expect((await add(owner, id, [await photoFile('olga-a.jpg')])).repeated).toEqual([]);
  }),
];
