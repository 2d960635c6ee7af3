import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits, sentences } from '@portal/api';
import { engines } from '../../../test/support/servers/engines.ts';
import { formBody } from '../../../test/support/form.ts';
import { someImageColumns } from '../../../test/support/insert-people.ts';
import { dataOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { newPhotographer, type Photographer, someFile, storedKeys } from '../../../test/support/photographer.ts';
import { soon } from '../../../test/support/soon.ts';
import { bad, good, secrets, size } from '../../../test/support/strange-images.ts';
import { imageProblem } from '../photo-files/image-problem.ts';

/** A refusal that leaves nothing of the upload. */
const refusal = (status: number, message: string) => ({
  status,
  body: { success: false, message, errors: { files: [message] } },
  rows: 0,
  left: [],
});

describe.each(engines())('photos of a portfolio on %s', (engine) => {
  let portal: Portal;
  let owner: Photographer;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());
  afterEach(() => vi.restoreAllMocks());
  beforeEach(async () => {
    owner = await newPhotographer(portal);
  });

  const rows = () => portal.ports.db.selectFrom('media').selectAll().where('photographer_id', '=', owner.id).orderBy('position').execute();
  const get = (url: string) => portal.app.inject(url);

  /** The answer, and the files that were added. */
  async function tried(...files: Blob[]) {
    const before = await storedKeys(portal);
    const { status, body } = await owner.upload(...files);
    return { status, body, rows: (await rows()).length, left: (await storedKeys(portal)).filter((key) => !before.includes(key)) };
  }
  it.each(good)('may be %s, and are served without metadata', async (_, make) => {
    const bytes = await make();
    const { photos } = await owner.add(new File([new Uint8Array(bytes)], 'photo.jpg'));
    expect(photos).toMatchObject([{ ...size, title: null, fileName: 'photo.jpg', specializationId: 4 }]);
    for (const url of photos.flatMap((photo) => [photo.url, photo.thumbnail])) {
      const { statusCode, rawPayload } = await get(url);
      expect(statusCode).toBe(200);
      expect(await sharp(rawPayload).metadata()).toMatchObject(size);
      for (const secret of secrets) expect(rawPayload.includes(secret)).toBe(false);
    }
    const [row] = await rows();
    expect(row).toMatchObject({ bytes: bytes.length, created_at: portal.ports.clock.now() });
    expect((await portal.ports.files.stat(row?.file_key ?? 'none'))?.bytes).toBe(bytes.length);
    expect((await get(`/media/${row?.file_key}`)).statusCode).toBe(404);
  });

  it.each(bad)('are never %s (%s)', async (_, reason, make) => {
    const message = imageProblem(reason, sentences.photoFormat);
    expect(await tried(new File([new Uint8Array(await make())], 'photo.jpg', { type: 'image/jpeg' }))).toEqual(refusal(422, message));
  });

  it('are refused when the file is empty or missing', async () => {
    expect(await tried(new File([], 'photo.jpg'))).toEqual(refusal(422, sentences.photoEmpty));
    expect(await tried()).toEqual(refusal(422, sentences.photosMissing));
    // What a browser sends for a field of files that nobody touched.
    const untouched = await formBody([['file', new File([], '')]]);
    const path = `/api/photographer/portfolios/${owner.portfolio}/media`;
    expect(await portal.ask('POST', path, { token: owner.token, ...untouched })).toMatchObject({
      body: { message: sentences.photosMissing },
    });
  });

  it('are accepted up to the limit of one request, and not one more', async () => {
    const files = await Promise.all(Array.from({ length: limits.photosPerUpload + 1 }, () => someFile()));
    expect(await tried(...files)).toEqual(refusal(422, sentences.photosTooMany));
    expect((await owner.add(...files.slice(1))).photos).toHaveLength(limits.photosPerUpload);
  });

  it('are accepted up to the limit of their portfolio, and not one more', async () => {
    const { db } = portal.ports;
    const place = { portfolio_id: owner.portfolio, photographer_id: owner.id };
    const many = Array.from({ length: limits.photosPerPortfolio - 2 }, (_, position) => ({
      ...place,
      position,
      ...someImageColumns(`full-${owner.id}-${position}`),
    }));
    await db.insertInto('media').values(many).execute();
    const before = await storedKeys(portal);
    const derive = vi.spyOn(portal.ports.images, 'derive');
    const full = await owner.upload(await someFile(), await someFile(), await someFile());
    expect(full).toMatchObject({ status: 422, body: { errors: { files: [sentences.photosFull] } } });
    expect(await storedKeys(portal)).toEqual(before);
    expect(derive).not.toHaveBeenCalled();
    await owner.add(await someFile(), await someFile());
    expect(await rows()).toHaveLength(limits.photosPerPortfolio);
    expect(await owner.upload(await someFile())).toMatchObject({ status: 422 });
  });

  it('are moved up to the limit of the other portfolio', async () => {
    const { db } = portal.ports;
    const { photos } = await owner.add(await someFile(), await someFile());
    const target = { photographer_id: owner.id, title: 'Полное', position: 1 };
    const { id } = await db.insertInto('portfolios').values(target).returning('id').executeTakeFirstOrThrow();
    const many = Array.from({ length: limits.photosPerPortfolio - 1 }, (_, position) => ({
      portfolio_id: id,
      photographer_id: owner.id,
      position,
      ...someImageColumns(`target-${owner.id}-${position}`),
    }));
    await db.insertInto('media').values(many).execute();
    const move = (ids: (number | null)[]) =>
      portal.ask('POST', `/api/photographer/portfolios/${owner.portfolio}/media/move`, {
        token: owner.token,
        body: { portfolio_id: id, media_ids: ids },
      });
    const ids = photos.map((photo) => photo.id);
    expect(await move(ids)).toMatchObject({ status: 422, body: { errors: { portfolio_id: [sentences.photosFull] } } });
    expect(await move(ids.slice(0, 1))).toMatchObject({ status: 200 });
    expect(await move(ids.slice(1))).toMatchObject({ status: 422 });
  });

  it('are accepted into all portfolios together up to the limit, and not one more', async () => {
    const { db } = portal.ports;
    const albums = Array.from({ length: limits.photosInPortfolios / limits.photosPerPortfolio }, (_, position) => ({
      photographer_id: owner.id,
      title: 'Выпуск',
      position: position + 1,
    }));
    const ids = await db.insertInto('portfolios').values(albums).returning('id').execute();
    for (const { id } of ids) {
      const many = Array.from({ length: limits.photosPerPortfolio }, (_, position) => ({
        portfolio_id: id,
        photographer_id: owner.id,
        position,
        ...someImageColumns(`full-in-all-${id}-${position}`),
      }));
      await db.insertInto('media').values(many).execute();
    }
    await db
      .deleteFrom('media')
      .where('photographer_id', '=', owner.id)
      .where('position', '=', 7)
      .where('portfolio_id', '=', ids[0]!.id)
      .execute();
    const answers = await Promise.all([owner.upload(await someFile()), owner.upload(await someFile())]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 422)).toMatchObject({ body: { errors: { files: [sentences.photosFullInAll] } } });
    expect(await rows()).toHaveLength(limits.photosInPortfolios);
    const derive = vi.spyOn(portal.ports.images, 'derive');
    expect(await owner.upload(await someFile())).toMatchObject({ body: { errors: { files: [sentences.photosFullInAll] } } });
    const form = await formBody(Object.entries({ title: 'Сад', specialization_id: '2', file: await someFile() }));
    expect(await portal.ask('POST', '/api/photographer/portfolios', { token: owner.token, ...form })).toMatchObject({
      status: 422,
      body: { errors: { files: [sentences.photosFullInAll] } },
    });
    expect(derive).not.toHaveBeenCalled();
  });

  it('are stored without a portfolio up to the limit, and not one more', async () => {
    const { db, clock } = portal.ports;
    const waiting = Array.from({ length: limits.looseFiles - 1 }, (_, number) => ({
      photographer_id: owner.id,
      name: 'photo.jpg',
      created_at: clock.now(),
      content_hash: String(number).padStart(64, '0'),
      ...someImageColumns(`loose-${owner.id}-${number}`),
    }));
    await db.insertInto('loose_files').values(waiting).execute();
    const store = async () =>
      portal.ask('POST', '/api/photographer/files', { token: owner.token, ...(await formBody([['file', await someFile()]])) });
    const before = await storedKeys(portal);
    const answers = await Promise.all([store(), store()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 422)).toMatchObject({ body: { errors: { file: [sentences.looseFilesFull] } } });
    expect(await storedKeys(portal)).toHaveLength(before.length + 4);
    const derive = vi.spyOn(portal.ports.images, 'derive');
    expect(await store()).toMatchObject({ status: 422, body: { errors: { file: [sentences.looseFilesFull] } } });
    expect(derive).not.toHaveBeenCalled();
  });

  it('are one photo when the same file is sent five times at once', async () => {
    const before = await storedKeys(portal);
    const file = await someFile();
    const answers = await Promise.all(Array.from({ length: 5 }, () => owner.add(file)));
    expect(new Set(answers.map(({ photos }) => photos[0]?.id)).size).toBe(1);
    expect(answers.filter(({ repeated }) => repeated.length === 0)).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
    expect(await storedKeys(portal)).toHaveLength(before.length + 4);
  });

  it('that are sent at once all get a position of their own', async () => {
    const files = await Promise.all(Array.from({ length: 8 }, () => someFile()));
    await Promise.all(files.map((file) => owner.add(file)));
    expect((await rows()).map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('are known to their owner by their files: every character as it is written, and no path', async () => {
    const names = ['Ёлка & «дети» 😀.jpg', 'Йод.jpg'.normalize('NFD'), 'C:\\Фото\\класс.jpg', `${'я'.repeat(300)}.jpg`];
    const files = await Promise.all(names.map((name) => someFile(name)));
    const { photos } = await owner.add(...files);
    expect(photos.map(({ fileName }) => fileName)).toEqual(['Ёлка & «дети» 😀.jpg', 'Йод.jpg', 'класс.jpg', 'я'.repeat(255)]);
  });

  it('are stored all or none: one bad file refuses the others', async () => {
    const message = `страница.jpg: ${sentences.photoFormat}`;
    expect(await tried(await someFile(), new File(['<html>'], 'страница.jpg'), await someFile())).toEqual(refusal(422, message));
  });

  it.each([1, 2, 3])('leave nothing when the storage fails at file %i', async (failing) => {
    const { files } = portal.ports;
    const adopt = files.adopt.bind(files);
    let calls = 0;
    vi.spyOn(files, 'adopt').mockImplementation(async (key, path) => {
      calls += 1;
      if (calls === failing) throw new Error('No space left');
      return adopt(key, path);
    });
    const { status, left, rows: count } = await tried(await someFile());
    expect({ status, left, count }).toEqual({ status: 500, left: [], count: 0 });
  });

  it('leave nothing when their portfolio is deleted while they are processed', async () => {
    const { images, db } = portal.ports;
    const derive = images.derive.bind(images);
    vi.spyOn(images, 'derive').mockImplementationOnce(async (...requested) => {
      await db.deleteFrom('portfolios').where('id', '=', owner.portfolio).execute();
      return derive(...requested);
    });
    const { status, body, left } = await tried(await someFile());
    expect({ status, body, left }).toMatchObject({ status: 404, body: { message: sentences.portfolioNotFound }, left: [] });
  });

  it('are deleted with all their files, one alone and with their portfolio', async () => {
    const before = await storedKeys(portal);
    const { photos } = await owner.add(await someFile(), await someFile());
    const path = `/api/photographer/portfolios/${owner.portfolio}`;
    expect(await storedKeys(portal)).toHaveLength(before.length + 8);
    dataOf(await portal.ask('DELETE', `${path}/media/${photos[0]?.id}`, { token: owner.token }));
    await soon(async () => expect(await storedKeys(portal)).toHaveLength(before.length + 4));
    dataOf(await portal.ask('DELETE', path, { token: owner.token }));
    await soon(async () => expect(await storedKeys(portal)).toEqual(before));
  });

  it('are nobody else’s, whichever of the two ids is foreign', async () => {
    const stranger = await newPhotographer(portal);
    const [mine, theirs] = [await owner.add(await someFile()), await stranger.add(await someFile())];
    const [my, their] = [mine.photos[0]?.id, theirs.photos[0]?.id];
    const places = [
      [stranger.portfolio, their],
      [owner.portfolio, their],
      [stranger.portfolio, my],
      [owner.portfolio, 9_000_000],
    ];
    for (const [portfolio, photo] of places) {
      const path = `/api/photographer/portfolios/${portfolio}/media/${photo}`;
      expect(await portal.ask('PUT', path, { token: owner.token, body: { title: 'Моё' } })).toMatchObject({ status: 404 });
      expect(await portal.ask('DELETE', path, { token: owner.token })).toMatchObject({ status: 404 });
    }
    const { count } = await portal.ports.db
      .selectFrom('media')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('file_name', '=', 'photo.jpg')
      .where('photographer_id', 'in', [owner.id, stranger.id])
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2);
  });
});
