/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultQuery, getMe, getProfile, listPhotographers, logout, sentences, updateProfile, uploadAvatar } from '@portal/api';
import { expect } from 'vitest';
import { newcomer, someCard } from '../newcomer.ts';
import { type Case, caseOf } from '../portal.ts';
import { refusalOf } from '../refusal-of.ts';

const photo = path.resolve(import.meta.dirname, '../../../../../mocks/public/photos/olga-a.jpg');

export const road: readonly Case[] = [
  caseOf(listPhotographers, 'the road: register, fill in the card, be found, leave', async (portal) => {
    const { call, session } = await newcomer(portal);
    expect(await call(getMe, {})).toEqual(session.user);

    const city = `Городок ${session.user.id}`;
    const find = () => portal.client()(listPhotographers, { query: { ...defaultQuery, city } });
    expect(await find()).toMatchObject({ total: 0 });

    await call(updateProfile, { body: { ...someCard, city, phone: '+79001234567', socialLinks: [{ networkId: 3, username: 'vera' }] } });
    await call(uploadAvatar, { body: { file: new Blob([await readFile(photo)]) } });
    const { items, total } = await find();
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      id: session.user.id,
      name: 'Вера Орлова',
      city,
      about: someCard.bio,
      price: 2500,
      rating: null,
      available: true,
      isDemo: false,
      phone: '+79001234567',
      portfolio: [],
      avatar: expect.stringMatching(/^\//),
    });
    expect(items[0]?.specializations.map(({ id }) => id)).toEqual(someCard.categories);
    expect(items[0]?.socialLinks.map(({ url }) => url)).toEqual(['https://t.me/vera']);

    await call(logout, {});
    const refused = { status: 401, message: sentences.sessionExpired, errors: {} };
    expect(await refusalOf(call(getProfile, {}))).toEqual(refused);
    expect(await find()).toMatchObject({ total: 1 });
  }),
];
