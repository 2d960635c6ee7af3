import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMe, limits, listPortfolios, sentences } from '@portal/api';
import { engines } from '../../../test/support/servers/engines.ts';
import { formBody } from '../../../test/support/form.ts';
import { insertPortfolio } from '../../../test/support/insert-people.ts';
import { answerOf, dataOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { someFile } from '../../../test/support/photographer.ts';

const path = '/api/photographer/portfolios';

describe.each(engines())('the caller’s portfolios on %s', (engine) => {
  let portal: Portal;
  let token: string;
  let id: number;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    token = await portal.signUp();
    id = await idOf(token);
  });

  const idOf = async (of: string) => answerOf(getMe, await portal.ask('GET', '/api/auth/me', { token: of })).id;
  const list = async (of = token) => answerOf(listPortfolios, await portal.ask('GET', path, { token: of }));

  it('are listed in full, the large image with its own width and height', async () => {
    await insertPortfolio(portal.ports, id, 'Выпуск', [{ title: 'Звонок', specialization_id: 4, is_featured: true }, {}]);
    await portal.ports.db.updateTable('portfolios').set({ description: 'Три дня, два класса' }).where('photographer_id', '=', id).execute();
    const [wire] = dataOf(await portal.ask('GET', path, { token })) as [{ id: number }];
    expect(wire).toMatchObject({
      title: 'Выпуск',
      name: 'Выпуск',
      description: 'Три дня, два класса',
      specialization_id: 1,
      specialization: { id: 1, name: 'Школьные альбомы', code: 'school-albums' },
      media: [
        { title: 'Звонок', specialization_id: 4, is_featured: true, width: 1600, height: 1200, color: '#aabbcc' },
        { title: null, specialization_id: null, is_featured: false },
      ],
    });
    const name = `/media/photos/${id}-${wire.id}-0`;
    expect((await list())[0]?.photos[0]).toMatchObject({ url: `${name}-l.webp`, middle: `${name}-m.webp`, thumbnail: `${name}-s.webp` });
  });

  it('never name the original of a photo', async () => {
    await insertPortfolio(portal.ports, id, 'Выпуск', [{}]);
    expect(JSON.stringify((await portal.ask('GET', path, { token })).body)).not.toContain('.png');
  });

  it('stand in their order, and photos in theirs', async () => {
    for (const title of ['третье', 'первое', 'второе']) {
      await insertPortfolio(portal.ports, id, title, [
        { title: 'вторая', position: 1 },
        { title: 'первая', position: 0 },
      ]);
    }
    for (const [position, title] of ['первое', 'второе', 'третье'].entries()) {
      await portal.ports.db.updateTable('portfolios').set({ position }).where('title', '=', title).execute();
    }
    const found = await list();
    expect(found.map(({ title }) => title)).toEqual(['первое', 'второе', 'третье']);
    expect(found[0]?.photos.map(({ title }) => title)).toEqual(['первая', 'вторая']);
  });

  it('are there without photos, description and specialization', async () => {
    await insertPortfolio(portal.ports, id, 'Пустое', []);
    await portal.ports.db.updateTable('portfolios').set({ specialization_id: null }).where('photographer_id', '=', id).execute();
    const empty = { description: null, specializationId: null, specialization: null, photos: [] };
    expect(await list()).toMatchObject([{ title: 'Пустое', ...empty }]);
  });

  it('are nobody else’s', async () => {
    const stranger = await portal.signUp();
    await insertPortfolio(portal.ports, id, 'Моё', [{}]);
    await insertPortfolio(portal.ports, await idOf(stranger), 'Чужое', [{}]);
    expect((await list()).map(({ title }) => title)).toEqual(['Моё']);
    expect((await list(stranger)).map(({ title }) => title)).toEqual(['Чужое']);
  });

  it('are at most a hundred', async () => {
    const rows = Array.from({ length: limits.portfolios - 1 }, (_, position) => ({ photographer_id: id, title: 'Выпуск', position }));
    await portal.ports.db.insertInto('portfolios').values(rows).execute();
    const create = () => portal.ask('POST', path, { token, body: { title: 'Ещё', specialization_id: 1 } });
    const answers = await Promise.all([create(), create()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ errors: { title: [sentences.portfoliosFull] } });
    expect((await list()).at(-1)?.title).toBe('Ещё');
    const derive = vi.spyOn(portal.ports.images, 'derive');
    const form = await formBody(Object.entries({ title: 'Ещё', specialization_id: '1', file: await someFile() }));
    const full = await portal.ask('POST', path, { token, ...form });
    expect(full).toMatchObject({ status: 422, body: { errors: { title: [sentences.portfoliosFull] } } });
    expect(derive).not.toHaveBeenCalled();
    derive.mockRestore();
  });
});
