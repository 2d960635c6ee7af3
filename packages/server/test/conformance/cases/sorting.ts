/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import { createPortfolioWithPhotos, getPhotographer, getPortfolio, listPortfolios, saveOrder, sentences, updateProfile } from '@portal/api';
import { expect } from 'vitest';
import { newcomer, someCard } from '../newcomer.ts';
import { newPortfolio, photoFile } from '../photo-file.ts';
import { type Case, caseOf } from '../portal.ts';
import { refusalOf } from '../refusal-of.ts';

export const sorting: readonly Case[] = [
  caseOf(saveOrder, 'orders the portfolios, for visitors too', async (portal) => {
    const { call, session } = await newcomer(portal);
    await call(updateProfile, { body: someCard });
    const ids: number[] = [];
    for (const [index, name] of ['olga-a.jpg', 'anna-a.jpg', 'denis-a.jpg'].entries()) {
      const body = { title: `${index}`, description: null, specializationId: 4, isFeatured: false, files: [await photoFile(name)] };
      ids.unshift((await call(createPortfolioWithPhotos, { body })).id);
    }
    expect(await call(saveOrder, { body: { order: ids, portfolioId: null } })).toEqual({ message: sentences.orderSaved });
    expect((await call(listPortfolios, {})).map(({ title }) => title)).toEqual(['2', '1', '0']);
    const { albums } = await portal.client()(getPhotographer, { params: { id: session.user.id } });
    expect(albums.map(({ name }) => name)).toEqual(['2', '1', '0']);
  }),

  caseOf(saveOrder, 'orders the photos of one portfolio', async (portal) => {
    const { call } = await newcomer(portal);
    const files = [await photoFile('olga-a.jpg'), await photoFile('anna-a.jpg'), await photoFile('denis-a.jpg')];
    const body = { title: 'Школа', description: null, specializationId: 4, isFeatured: false, files };
    const { id, photos } = await call(createPortfolioWithPhotos, { body });
    const turned = photos.map((photo) => photo.id ?? 0).toReversed();
    await call(saveOrder, { body: { order: turned, portfolioId: id } });
    expect((await call(getPortfolio, { params: { id } })).photos.map((photo) => photo.id)).toEqual(turned);
  }),

  caseOf(saveOrder, 'refuses an order that does not name each exactly once, and changes nothing', async (portal) => {
    const [owner, stranger] = [await newcomer(portal), await newcomer(portal)];
    const ids = [await newPortfolio(owner), await newPortfolio(owner)].map(({ id }) => id);
    const [one = 0, two = 0] = ids;
    const { id: foreign } = await newPortfolio(stranger);
    const stale = { status: 422, message: sentences.orderStale, errors: { order: [sentences.orderStale] } };
    const ask = (order: number[], portfolioId: number | null = null) => refusalOf(owner.call(saveOrder, { body: { order, portfolioId } }));
    for (const order of [[two], [], [two, one, foreign], [two, foreign], [two, one, 9_000_000]]) expect(await ask(order)).toEqual(stale);
    const repeats = { status: 422, message: sentences.invalid, errors: { order: [sentences.orderRepeats] } };
    const json = { order: [two, one, two] };
    const { status, body } = await portal.send('PUT', '/api/photographer/portfolios/order', { token: owner.session.token, json });
    expect({ status, ...(body as object) }).toEqual({ success: false, ...repeats });
    expect(await ask([], foreign)).toEqual({ status: 404, message: sentences.portfolioNotFound, errors: {} });
    expect((await owner.call(listPortfolios, {})).map(({ id }) => id)).toEqual(ids);
  }),
];
