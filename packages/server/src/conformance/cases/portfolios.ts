/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import { getPhotographer, listPortfolios, login, type Photo } from '@portal/api';
import { demoAccount } from '@portal/mocks/seed';
import { expect } from 'vitest';
import { newcomer } from '../newcomer.ts';
import { people } from '../people.ts';
import { type Case, caseOf } from '../portal.ts';

const titles = (photos: readonly Photo[]) => photos.map(({ title }) => title);

export const portfolios: readonly Case[] = [
  caseOf(listPortfolios, 'gives the own portfolios in their order, as visitors see them', async (portal) => {
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
];
