import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createGroups,
  createGroupShares,
  createProject,
  endShare,
  getShareBoard,
  listShares,
  sendShares,
  setFamilyEmails,
  shareLimits,
} from '@portal/api';
import { answerOf, openPortal, type Portal } from '../../../../test/support/open-portal.ts';
import { engines } from '../../../../test/support/servers/engines.ts';
import { sendWaiting } from './send-shares.ts';

const DAY = 86_400_000;
const PUPILS = 5;
/** Emails that the photographer may still send today. */
const LEFT = 3;

describe.each(engines())('shares sent to a school, on %s', (engine) => {
  let portal: Portal;
  let token: string;
  beforeAll(async () => {
    portal = await openPortal(engine);
    token = await portal.signUp('owner@test.example');
  });
  afterAll(() => portal.close());

  it('exceed the emails of a day on no day, and all leave in the end', async () => {
    const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => portal.ask(method, path, { token, ...(body && { body }) });
    const project = answerOf(createProject, await ask('POST', '/api/photographer/projects', { name: 'Школа 12', category_id: 1 })).id;
    const at = `/api/orders/${project}`;
    const names = Array.from({ length: PUPILS }, (_, index) => `Ученик ${index + 1}`);
    const groups = answerOf(createGroups, await ask('POST', `${at}/groups`, { names }));
    const emails = groups.map(({ id }) => ({ group_id: id, email: `family-${id}@mail.example` }));
    answerOf(setFamilyEmails, await ask('PUT', `${at}/groups/emails`, { emails }));
    const settings = { shows: 'originals', can_download: false, choice_limit: null };
    const made = answerOf(createGroupShares, await ask('POST', `${at}/group-shares`, settings));
    const left = async () => answerOf(getShareBoard, await ask('GET', `${at}/share-board`)).emailsLeft;
    const { photographer_id } = await portal.ports.db
      .selectFrom('projects')
      .select('photographer_id')
      .where('id', '=', project)
      .executeTakeFirstOrThrow();
    const earlier = { photographer_id, address_hash: 'of another', sent_at: portal.ports.clock.now() };
    const before = Array.from({ length: shareLimits.emailsADay - LEFT }, () => earlier);
    await portal.ports.db.insertInto('share_emails').values(before).execute();
    expect(await left()).toBe(LEFT);
    const share_ids = made.map(({ share }) => share.id);
    const now = answerOf(sendShares, await ask('POST', `${at}/shares/send`, { share_ids }));
    expect([now.sent, now.waiting]).toEqual([LEFT, PUPILS - LEFT]);
    expect(new Set(now.shares.map(({ emailState }) => emailState))).toEqual(new Set(['queued']));
    expect(await left()).toBe(0);

    const { db, clock } = portal.ports;
    const sendAllowed = () => sendWaiting({ db, clock, beginWork: () => undefined });
    const counted = async () => (await db.selectFrom('share_emails').select('id').execute()).length;
    clock.advance(DAY - 1);
    await sendAllowed();
    expect(await counted()).toBe(shareLimits.emailsADay);
    clock.advance(1);
    await Promise.all([sendAllowed(), sendAllowed()]);
    expect(await counted()).toBe(before.length + PUPILS);
  });

  it('that wait leave to the new address of a family, or not at all where it has none any more', async () => {
    const token = await portal.signUp('other@test.example');
    const { db, clock } = portal.ports;
    const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => portal.ask(method, path, { token, ...(body && { body }) });
    const project = answerOf(createProject, await ask('POST', '/api/photographer/projects', { name: 'Школа 13', category_id: 1 })).id;
    const at = `/api/orders/${project}`;
    const groups = answerOf(createGroups, await ask('POST', `${at}/groups`, { names: ['Новая', 'Без почты', 'Прежняя', 'Завершена'] }));
    const setEmails = async (emails: (string | null)[]) => {
      const body = { emails: emails.map((email, index) => ({ group_id: groups[index]?.id, email })) };
      answerOf(setFamilyEmails, await ask('PUT', `${at}/groups/emails`, body));
    };
    await setEmails(['a@mail.example', 'b@mail.example', 'c@mail.example', 'd@mail.example']);
    const settings = { shows: 'originals', can_download: false, choice_limit: null };
    const made = answerOf(createGroupShares, await ask('POST', `${at}/group-shares`, settings));
    const { photographer_id } = await db
      .selectFrom('projects')
      .select('photographer_id')
      .where('id', '=', project)
      .executeTakeFirstOrThrow();
    const earlier = { photographer_id, address_hash: 'of another', sent_at: clock.now() };
    const all = Array.from({ length: shareLimits.emailsADay }, () => earlier);
    await db.insertInto('share_emails').values(all).execute();
    const share_ids = made.map(({ share }) => share.id);
    expect(answerOf(sendShares, await ask('POST', `${at}/shares/send`, { share_ids }))).toMatchObject({ sent: 0, waiting: 4 });
    const ended = made.find(({ share }) => share.groupId === groups[3]?.id);
    answerOf(endShare, await portal.ask('DELETE', `${at}/shares/${ended?.share.id}`, { token }));
    await setEmails(['new@mail.example', null, 'c@mail.example', 'other@mail.example']);
    const byGroup = new Map(
      answerOf(listShares, await ask('GET', `${at}/shares`)).map(({ groupId, email, emailState }) => [groupId, [email, emailState]]),
    );
    expect(groups.map(({ id }) => byGroup.get(id))).toEqual([
      ['new@mail.example', 'queued'],
      [null, null],
      ['c@mail.example', 'queued'],
      ['d@mail.example', 'queued'],
    ]);
  });
});
