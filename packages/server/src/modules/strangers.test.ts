import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, getMe } from '@portal/api';
import { endpoints } from '@portal/api/openapi';
import { belongingsOf } from '../../test/support/belongings.ts';
import { engines } from '../../test/support/servers/engines.ts';
import { goodCall, makeEverything, namesSomething, type Things } from '../../test/support/good-calls.ts';
import { answerOf, openPortal, type Portal } from '../../test/support/open-portal.ts';
import { storedKeys } from '../../test/support/photographer.ts';
import { refused } from '../../test/support/sample-calls.ts';

const photographers = endpoints.filter(({ access }) => access === 'photographer');
const naming = photographers.filter(namesSomething);
const others = photographers.filter((endpoint) => !namesSomething(endpoint));

/** The order in which every call finds what it names: adding to a list after sorting it, deletions last, parts before the whole. */
function turn({ method, path, sends }: Endpoint): number {
  if (method === 'DELETE') return 10 - path.split('/').length;
  if (sends === 'multipart') return 2;
  return method === 'POST' ? 1 : 0;
}

describe.each(engines())('what belongs to one photographer, on %s', (engine) => {
  let portal: Portal;
  let owner: { token: string; id: number };
  let stranger: string;
  let things: Things;
  beforeAll(async () => {
    portal = await openPortal(engine);
    const token = await portal.signUp('owner@test.example');
    const { id } = answerOf(getMe, await portal.ask('GET', '/api/auth/me', { token }));
    owner = { token, id };
    things = await makeEverything(portal, token, id);
    stranger = await portal.signUp();
  });
  afterAll(() => portal.close());

  const state = async () => ({ rows: await belongingsOf(portal.ports.db, owner.id), files: await storedKeys(portal) });

  it.each(naming.map((endpoint) => [endpoint.name, endpoint] as const))('is not found by another one: %s', async (_, endpoint) => {
    const before = await state();
    expect(await goodCall(portal, endpoint, things, stranger)).toMatchObject({ status: 404, body: { success: false } });
    expect(await state()).toEqual(before);
  });

  it.each(others.map((endpoint) => [endpoint.name, endpoint] as const))(
    'is not touched by what another one does: %s',
    async (name, endpoint) => {
      const before = await state();
      const caller = await portal.signUp();
      const answer = await goodCall(portal, endpoint, things, caller);
      expect(answer.status).toBe(name === 'deleteAccount' ? refused[name] : 200);
      expect(JSON.stringify(answer.body)).not.toContain('owner@test.example');
      const now = await state();
      expect(now.rows).toEqual(before.rows);
      expect(now.files).toEqual(expect.arrayContaining(before.files));
    },
  );

  // Without this the 404 above would prove nothing: the calls might name something that does not exist.
  it('is found by its owner with the same calls', async () => {
    for (const endpoint of naming.toSorted((one, other) => turn(one) - turn(other))) {
      const { status, body } = await goodCall(portal, endpoint, things, owner.token);
      expect.soft([endpoint.name, status, status === 200 ? '' : body]).toEqual([endpoint.name, 200, '']);
    }
  });
});
