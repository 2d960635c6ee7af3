import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEducation, getMe, limits, sentences } from '@portal/api';
import { engines } from '../../../test/support/servers/engines.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';

describe.each(engines())('education on %s', (engine) => {
  let portal: Portal;
  let token: string;
  beforeAll(async () => {
    portal = await openPortal(engine);
    token = await portal.signUp();
  });
  afterAll(() => portal.close());

  const create = (fields: object) => portal.ask('POST', '/api/photographer/education', { token, body: { title: 'Свет', ...fields } });

  it.each([
    ['title', ['я'.repeat(limits.nameLength)], ['', ' ', null, 5, 'я'.repeat(limits.nameLength + 1)]],
    ['description', ['', null, 'я'.repeat(1_000)], [5, 'я'.repeat(1_001)]],
    ['price', [null, 0, limits.priceMax], [-1, 1.5, '100', limits.priceMax + 1]],
    ['image', [null, '', `/${'a'.repeat(limits.addressLength - 1)}`], ['a.jpg', '//a/b', `/${'a'.repeat(limits.addressLength)}`]],
  ])('accepts and refuses values of %s', async (field, good, bad) => {
    for (const value of good) expect.soft([value, (await create({ [field]: value })).status]).toEqual([value, 200]);
    for (const value of bad) {
      const { status, body } = await create({ [field]: value });
      expect.soft([value, status, Object.keys((body as { errors?: object }).errors ?? {})]).toEqual([value, 422, [field]]);
    }
  });

  it('accepts entries up to the limit, and not one more', async () => {
    token = await portal.signUp();
    const { id } = answerOf(getMe, await portal.ask('GET', '/api/auth/me', { token }));
    const rows = Array.from({ length: limits.educationEntries - 1 }, () => ({ photographer_id: id, title: 'Свет' }));
    await portal.ports.db.insertInto('education').values(rows).execute();
    expect(answerOf(createEducation, await create({}))).toMatchObject({ title: 'Свет' });
    expect(await create({})).toMatchObject({ status: 422, body: { message: sentences.entriesFull } });
  });
});
