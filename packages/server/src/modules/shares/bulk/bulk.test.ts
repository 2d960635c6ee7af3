import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGroups, createProject, createShare, joinShare, listShares, shareLimits, updateShares } from '@portal/api';
import { answerOf, openPortal, type Portal } from '../../../../test/support/open-portal.ts';
import { engines } from '../../../../test/support/servers/engines.ts';
import { remindClients } from '../emails/client-emails.ts';
import { findForEmail, selectEvents, takeRemindable, takeReminders } from '../repository.ts';

const DAY = 86_400_000;

describe.each(engines())('shares in bulk, on %s', (engine) => {
  let portal: Portal;
  let owner: string;
  let project: number;
  beforeAll(async () => {
    portal = await openPortal(engine);
    owner = await portal.signUp('owner@test.example');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.ports.db.deleteFrom('project_shares').execute();
    await portal.ports.db.deleteFrom('share_emails').execute();
    project = await newProject();
  });

  async function newProject(): Promise<number> {
    const made = await portal.ask('POST', '/api/photographer/projects', { token: owner, body: { name: 'Школа 12', category_id: 1 } });
    return answerOf(createProject, made).id;
  }
  const settings = { role: 'client', shows: 'both', pin: null, expires_on: null, can_download: true, choice_limit: null };
  async function newShare(expires_on: string | null = null, id = project): Promise<number> {
    const made = await portal.ask('POST', `/api/orders/${id}/shares`, { token: owner, body: { ...settings, expires_on } });
    return answerOf(createShare, made).share.id;
  }
  /** As if it had been sent by email two days ago. */
  const setEmailed = (ids: readonly number[]) =>
    Promise.all(
      ids.map((id) =>
        portal.ports.db
          .updateTable('project_shares')
          .set({
            client_email: `family-${id}@mail.example`,
            email_state: 'sent',
            created_at: new Date(portal.ports.clock.now().getTime() - 2 * DAY),
          })
          .where('id', '=', id)
          .execute(),
      ),
    );
  const inDays = (days: number) => new Date(portal.ports.clock.now().getTime() + 3 * 3_600_000 + days * DAY).toISOString().slice(0, 10);
  async function signInAgain(): Promise<void> {
    const body = { email: 'owner@test.example', password: 'gelateria' };
    owner = ((await portal.ask('POST', '/api/auth/login', { body })).body as { data: { token: string } }).data.token;
  }
  const update = async (share_ids: number[], changes: object) =>
    answerOf(updateShares, await portal.ask('PUT', `/api/orders/${project}/shares`, { token: owner, body: { share_ids, ...changes } }));
  const remind = async (share_ids: number[], id = project) =>
    (await portal.ask('POST', `/api/orders/${id}/shares/remind`, { token: owner, body: { share_ids } })).body;
  const listed = async () => answerOf(listShares, await portal.ask('GET', `/api/orders/${project}/shares`, { token: owner }));
  const remindedAt = async () =>
    (await portal.ports.db.selectFrom('project_shares').select('reminded_at').orderBy('id').execute()).map(
      ({ reminded_at }) => reminded_at,
    );

  it('are reminded of again before a last day that was moved later, one by one too, and not where it was moved earlier', async () => {
    const ids = [await newShare(inDays(2)), await newShare(inDays(2)), await newShare(inDays(2)), await newShare(inDays(2))];
    const [one = 0, inBulk = 0, earlier = 0, other = 0] = ids;
    await setEmailed(ids);
    await remindClients({ db: portal.ports.db, clock: portal.ports.clock, beginWork: () => undefined });
    const then = portal.ports.clock.now();
    expect(await remindedAt()).toEqual([then, then, then, then]);
    const at = `/api/orders/${project}/shares/${one}`;
    await portal.ask('PUT', at, { token: owner, body: { expires_on: inDays(9) } });
    await update([inBulk], { expires_on: inDays(9) });
    await update([earlier], { expires_on: inDays(1) });
    await update([other], { can_download: false });
    expect(await remindedAt()).toEqual([null, null, then, then]);
    await portal.ask('PUT', at, { token: owner, body: { can_download: false } });
    expect((await remindedAt())[0]).toBeNull();
  });

  it('are neither reminded of nor counted where the address can no longer be read', async () => {
    const ids = [await newShare(), await newShare()];
    await setEmailed(ids);
    await portal.ports.db
      .updateTable('project_shares')
      .set({ encrypted_token: 'of-another.key' })
      .where('id', '=', ids[1] ?? 0)
      .execute();
    expect((await listed()).map(({ id, isAddressLost }) => [id, isAddressLost])).toEqual([
      [ids[1], true],
      [ids[0], false],
    ]);
    expect(await remind(ids)).toMatchObject({ data: { reminded: 1, left: 0 } });
    expect(await portal.ports.db.selectFrom('share_emails').selectAll().execute()).toHaveLength(1);
  });

  it('are not reminded of before the last day while another email is queued', async () => {
    const ids = [await newShare(inDays(2)), await newShare(inDays(2))];
    await setEmailed(ids);
    const payload = JSON.stringify({ shareId: ids[0], what: 'reminder', stamp: '' });
    const due_at = new Date(portal.ports.clock.now().getTime() + DAY);
    await portal.ports.db.insertInto('jobs').values({ kind: 'share-email', payload, due_at }).execute();
    await remindClients({ db: portal.ports.db, clock: portal.ports.clock, beginWork: () => undefined });
    expect(await remindedAt()).toEqual([null, portal.ports.clock.now()]);
    await portal.ports.db.deleteFrom('jobs').execute();
    await remindClients({ db: portal.ports.db, clock: portal.ports.clock, beginWork: () => undefined });
    expect((await remindedAt()).every((at) => at !== null)).toBe(true);
  });

  it('are not reminded of before the last day within a day after they were sent', async () => {
    const ids = [await newShare(inDays(2)), await newShare(inDays(2))];
    await setEmailed(ids);
    await portal.ports.db
      .insertInto('share_events')
      .values({ share_id: ids[0] ?? 0, kind: 'mailed', at: portal.ports.clock.now() })
      .execute();
    await remindClients({ db: portal.ports.db, clock: portal.ports.clock, beginWork: () => undefined });
    expect(await remindedAt()).toEqual([null, portal.ports.clock.now()]);
    portal.ports.clock.advance(DAY);
    await remindClients({ db: portal.ports.db, clock: portal.ports.clock, beginWork: () => undefined });
    expect((await remindedAt()).every((at) => at !== null)).toBe(true);
    await signInAgain();
  });

  it('are not reminded of once all families have chosen by them, as many as there are pupils', async () => {
    const groupsOf = async (names: string[], class_id?: number) =>
      answerOf(createGroups, await portal.ask('POST', `/api/orders/${project}/groups`, { token: owner, body: { names, class_id } }));
    const [group] = await groupsOf(['1А']);
    const ira = (await groupsOf(['Котова Анна', 'Ли Ира'], group?.id)).find(({ name }) => name === 'Ли Ира')?.id;
    const made = await portal.ask('POST', `/api/orders/${project}/shares`, {
      token: owner,
      body: { ...settings, shows: 'originals', expires_on: inDays(2), chooses: 'each_family', group_id: group?.id },
    });
    const { share, address } = answerOf(createShare, made);
    await setEmailed([share.id]);
    const join = async (name: string) => {
      const headers = { authorization: `Share ${address.replace('/s/', '')}` };
      return answerOf(joinShare, await portal.ask('POST', '/api/shared/families', { headers, body: { name } })).address.replace('/s/', '');
    };
    const now = portal.ports.clock.now();
    const close = (name: string, closed: Date | null) =>
      portal.ports.db.updateTable('project_shares').set({ choice_closed_at: closed }).where('family_name', '=', name).execute();
    const due = async () => {
      const { db } = portal.ports;
      const place = {
        photographerId: (await db.selectFrom('projects').select('photographer_id').executeTakeFirstOrThrow()).photographer_id,
      };
      const today = inDays(0);
      const about = { ids: [share.id], today, since: now };
      const onRequest = await takeRemindable(db, { ...place, projectId: project }, about);
      await db.updateTable('project_shares').set({ reminded_at: null }).execute();
      const before = await takeReminders(db, { now, today, until: inDays(3), madeBefore: now });
      return [onRequest.length, before.length, (await findForEmail(db, share.id, today))?.families_done];
    };
    expect(await due()).toEqual([1, 1, false]);
    await join('Котова Анна');
    await close('Котова Анна', now);
    // One of two pupils, also by two families.
    expect(await due()).toEqual([1, 1, false]);
    await join('Анна Котова');
    await close('Анна Котова', now);
    expect(await due()).toEqual([1, 1, false]);
    await join('Ли Ира');
    expect(await due()).toEqual([1, 1, false]);
    await close('Ли Ира', now);
    expect(await due()).toEqual([0, 0, true]);
    await close('Ли Ира', null);
    expect(await due()).toEqual([1, 1, false]);
    // Who has a working share of her own is not waited for.
    const { db } = portal.ports;
    await db.deleteFrom('project_shares').where('family_name', '=', 'Ли Ира').execute();
    expect(await due()).toEqual([1, 1, false]);
    const own = { ...settings, expires_on: inDays(2), group_id: ira };
    answerOf(createShare, await portal.ask('POST', `/api/orders/${project}/shares`, { token: owner, body: own }));
    expect(await due()).toEqual([0, 0, true]);
    await db
      .updateTable('project_shares')
      .set({ ended_at: now })
      .where('group_id', '=', ira ?? 0)
      .execute();
    expect(await due()).toEqual([1, 1, false]);
  });

  it('of two projects do not exceed the emails of a day together', async () => {
    const projects = [project, await newProject()];
    const ids = await Promise.all(
      projects.map(async (id) => {
        const made: number[] = [];
        for (let count = 0; count < 5; count += 1) made.push(await newShare(null, id));
        return made;
      }),
    );
    await setEmailed(ids.flat());
    const { photographer_id } = await portal.ports.db
      .selectFrom('project_shares')
      .select('photographer_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const counted = { photographer_id, address_hash: 'of another', sent_at: portal.ports.clock.now() };
    await portal.ports.db
      .insertInto('share_emails')
      .values(Array.from({ length: shareLimits.emailsADay - 3 }, () => counted))
      .execute();
    await Promise.all(projects.map((id, index) => remind(ids[index] ?? [], id)));
    expect(await portal.ports.db.selectFrom('share_emails').selectAll().execute()).toHaveLength(shareLimits.emailsADay);
  });

  it('give access again after the last day only where that is asked for', async () => {
    const ids = [await newShare(inDays(0)), await newShare(inDays(5)), await newShare()];
    portal.ports.clock.advance(DAY);
    await signInAgain();
    const day = inDays(9);
    expect((await update(ids, { expires_on: day })).changed).toBe(2);
    expect((await listed()).map(({ state }) => state)).toEqual(['active', 'active', 'expired']);
    const { items } = await selectEvents(portal.ports.db, ids[0] ?? 0, 0, 10);
    expect(items.map(({ kind }) => kind)).toEqual(['created']);
    expect((await update(ids, { expires_on: day, with_expired: true })).changed).toBe(1);
    expect((await listed()).map(({ state }) => state)).toEqual(['active', 'active', 'active']);
  });
});
