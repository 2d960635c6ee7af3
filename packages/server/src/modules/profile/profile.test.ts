import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits, sentences, socialNetworks } from '@portal/api';
import { engines } from '../../../test/support/servers/engines.ts';
import { card, dataOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';

describe.each(engines())('the caller’s card on %s', (engine) => {
  let portal: Portal;
  let token: string;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    token = await portal.signUp();
  });

  const read = async (of = token) => dataOf(await portal.ask('GET', '/api/photographer/profile', { token: of })) as Record<string, unknown>;
  const save = (fields: Record<string, unknown> = {}, of = token) =>
    portal.ask('PUT', '/api/photographer/profile', { token: of, body: card(fields) });

  it('is emptied', async () => {
    await save({
      phone: '8 (900) 123-45-67',
      email: 'anna@photo.example',
      hourly_rate: 3500,
      social_links: [{ id: 3, username: '@anna' }],
    });
    await save({ email: null, phone: '', hourly_rate: null, social_links: [] });
    expect(await read()).toMatchObject({ email: null, phone: null, hourly_rate: null, social_links: [] });
  });

  it('is nobody else’s', async () => {
    const stranger = await portal.signUp();
    await save({ bio: 'Моё' });
    await save({ bio: 'Чужое' }, stranger);
    expect([(await read())['bio'], (await read(stranger))['bio']]).toEqual(['Моё', 'Чужое']);
  });

  it('stores one of two changes that are sent at once, and refuses the other', async () => {
    const { version } = dataOf(await save()) as { version: string };
    const headers = { 'if-match': `"${version}"` };
    const put = (bio: string) => portal.ask('PUT', '/api/photographer/profile', { token, body: { bio }, headers });
    const answers = await Promise.all([put('Первая.'), put('Вторая.')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const now = await read();
    for (const { body } of answers) expect(body).toMatchObject({ data: now });
  });

  it.each(['', 'W/"a"', '"a", "b"', 'a'])('refuses %j as a version', async (version) => {
    const refused = await portal.ask('PUT', '/api/photographer/profile', {
      token,
      body: card(),
      headers: { 'if-match': version },
    });
    expect(refused).toMatchObject({ status: 422, body: { errors: { 'If-Match': [sentences.valueInvalid] } } });
  });

  it('requires what was neither sent nor saved before', async () => {
    const body = { city: 'Пермь' };
    expect(await portal.ask('PUT', '/api/photographer/profile', { token, body })).toMatchObject({
      status: 422,
      body: { errors: { bio: [sentences.bioRequired], categories: [sentences['categories.validation.required']] } },
    });
    expect((await read())['city']).toBe(null);
  });

  it('stores the last of two links to one network', async () => {
    await save({
      social_links: [
        { id: 1, username: 'first' },
        { id: 2, username: 'other' },
        { id: 1, username: 'second' },
      ],
    });
    expect((await read())['social_links']).toMatchObject([
      { id: 1, username: 'second' },
      { id: 2, username: 'other' },
    ]);
  });

  it('refuses a category that does not exist and saves nothing of it', async () => {
    expect(await save({ categories: [1, 77], city: 'Пермь' })).toMatchObject({
      status: 422,
      body: { errors: { categories: [sentences.categoryUnknown] } },
    });
    expect((await read())['city']).toBe(null);
  });

  it.each([
    ['first_name', 'я', limits.nameLength],
    ['last_name', 'я', limits.nameLength],
    ['city', 'я', limits.cityLength],
    ['bio', 'я', limits.bioLength],
    // Counted as the database counts: in characters, not in halves of them.
    ['bio', '😀', limits.bioLength],
  ])('accepts %s of "%s" up to its limit', async (field, character, max) => {
    const text = character.repeat(max);
    expect((await save({ [field]: text })).status).toBe(200);
    expect((await save({ [field]: `${text}${character}` })).status).toBe(422);
  });

  it.each([
    ['hourly_rate', [limits.hourlyRateMin, limits.priceMax], [limits.hourlyRateMin - 1, limits.priceMax + 1, 1.5, '100']],
    ['min_product_price', [0, limits.priceMax], [-1, limits.priceMax + 1, 1.5, '100']],
    ['categories', [[1], [1, 1]], [[], null, 'all', [1.5], ['1'], Array.from({ length: 101 }, () => 1)]],
    ['phone', ['', null, '9001234567'], ['123', 'доб. 5', '+375 29 123-45-67', 5]],
    ['email', ['', null], ['anna', 'анна@почта.рф', 5]],
    [
      'social_links',
      [[]],
      [[{ id: 99, username: 'a' }], [{ id: 1, username: 'имя' }], [{ id: 1, username: 'https://vk.com/anna' }], [{ id: 1 }], 'vk'],
    ],
  ])('accepts and refuses values of %s', async (field, good, bad) => {
    for (const value of good) expect.soft([value, (await save({ [field]: value })).status]).toEqual([value, 200]);
    for (const value of bad) {
      const { status, body } = await save({ [field]: value });
      expect.soft([value, status]).toEqual([value, 422]);
      expect.soft(Object.keys((body as { errors: object }).errors)[0]).toMatch(new RegExp(`^${field}`));
    }
  });

  it('counts characters as people and the database do', async () => {
    const bio = '📷'.repeat(limits.bioLength);
    expect(dataOf(await save({ bio: ` ${bio} ` }))).toMatchObject({ bio });
    expect(await save({ bio: `${bio}📷` })).toMatchObject({ status: 422, body: { errors: { bio: [sentences.bioLength] } } });
  });

  it('refuses text that the database cannot keep', async () => {
    for (const bio of ['a\u0000b', '\uD800', 'x\uDFFF']) {
      expect(await save({ bio })).toMatchObject({ status: 422, body: { errors: { bio: [sentences.valueInvalid] } } });
    }
    expect(await save({ social_links: [{ id: 1, username: '\u0000' }] })).toMatchObject({ status: 422 });
  });

  it('lists categories under both addresses, and the networks', async () => {
    const [one, other] = [
      await portal.ask('GET', '/api/photographer/categories', { token }),
      await portal.ask('GET', '/api/photographer/specializations', { token }),
    ];
    expect(dataOf(one)).toHaveLength(12);
    expect(other.body).toEqual(one.body);
    expect((await portal.ask('GET', '/api/photographer/specializations')).status).toBe(401);
    expect(dataOf(await portal.ask('GET', '/api/photographer/social-links', { token }))).toHaveLength(socialNetworks.length);
  });
});
