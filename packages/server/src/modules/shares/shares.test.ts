import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  addProjectImage,
  createShare,
  createProject,
  enterSharedPin,
  getShareHistory,
  shareLimits,
  shareSentences,
  listSharedImages,
} from '@portal/api';
import { formBody } from '../../../test/support/form.ts';
import { answerOf, type Got, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { someFile } from '../../../test/support/photographer.ts';
import { rawZip } from '../../../test/support/raw-zip.ts';
import { engines } from '../../../test/support/servers/engines.ts';
import { soon } from '../../../test/support/soon.ts';
import { testOptions } from '../../../test/support/test-options.ts';
import { encryptTokens } from '../../platform/encrypt-tokens.ts';
import type { ShareEvent } from '../../platform/jobs/job.ts';
import { takeJob } from '../../platform/jobs/repository.ts';
import { remindClients, sendShareEmail } from './emails/client-emails.ts';
import { enqueueNews, sendProjectNews } from './emails/news-emails.ts';
import { emailStampOf } from './open-share.ts';
import { insertEvent, lockShare, selectEvents, updateShare } from './repository.ts';

const DAY = 86_400_000;

describe.each(engines())('shares of a project, on %s', (engine) => {
  let portal: Portal;
  let owner: string;
  let project: number;
  let images: number[];
  const lines: string[] = [];
  beforeAll(async () => {
    const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
    portal = await openPortal(engine, { logger });
    owner = await portal.signUp('owner@test.example');
    ({ project, images } = await newProject(owner));
  });
  afterAll(() => portal.close());

  /** A project with three photos. */
  async function newProject(token: string) {
    const made = await portal.ask('POST', '/api/photographer/projects', { token, body: { name: 'Школа 12', category_id: 1 } });
    const { id } = answerOf(createProject, made);
    const ids: number[] = [];
    for (const name of ['IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg']) {
      const form = await formBody([['image', await someFile(name)]]);
      ids.push(answerOf(addProjectImage, await portal.ask('POST', `/api/orders/${id}/images`, { token, ...form })).id);
    }
    return { project: id, images: ids };
  }

  async function retouch(token: string, id: number, ...names: string[]): Promise<void> {
    const entries = await Promise.all(
      names.map(async (name) => ({ name, content: Buffer.from(await (await someFile(name)).arrayBuffer()) })),
    );
    const file = new File([new Uint8Array(rawZip(entries))], 'готово.zip');
    const sent = await portal.ask('POST', `/photographer/orders/${id}/images/upload-zip`, {
      token,
      ...(await formBody([['zip_file', file]])),
    });
    expect(sent.status).toBe(200);
  }

  const settings = { role: 'client', shows: 'both', pin: null, expires_on: null, can_download: true, choice_limit: null };
  async function newShare(changes: object = {}, id = project, token = owner) {
    const made = await portal.ask('POST', `/api/orders/${id}/shares`, { token, body: { ...settings, ...changes } });
    const { share, address } = answerOf(createShare, made);
    return { id: share.id, token: address.replace('/s/', ''), at: `/api/orders/${id}/shares/${share.id}` };
  }

  type Method = 'GET' | 'POST' | 'PUT';
  /** A call with a share. */
  const call = (method: Method, path: string, share: string | null, { body, pass }: { body?: object; pass?: string } = {}): Promise<Got> =>
    portal.ask(method, `/api/shared${path}`, {
      body,
      headers: { ...(share === null ? {} : { authorization: `Share ${share}` }), ...(pass === undefined ? {} : { 'x-share-pass': pass }) },
    });
  const choose = (share: string, imageId: number | undefined, favourite = true) =>
    call('PUT', `/images/${imageId}/favourite`, share, { body: { favourite } });
  const listed = async (share: string) => answerOf(listSharedImages, await call('GET', '/images', share)).items;

  const today = () => new Date(portal.ports.clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
  async function signInAgain(): Promise<string> {
    const body = { email: 'owner@test.example', password: 'gelateria' };
    const { data } = (await portal.ask('POST', '/api/auth/login', { body })).body as { data: { token: string } };
    return data.token;
  }

  it('store only the hash of a token, and log no address', async () => {
    const { token } = await newShare();
    await portal.ask('GET', `/s/${token}`);
    await portal.ask('GET', `//s/${token}/x?y`);
    await call('GET', '', token);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes(token))).toEqual([]);
    expect(JSON.stringify(await portal.ports.db.selectFrom('project_shares').selectAll().execute())).not.toContain(token);
  });

  it('do not exceed the limit of the choice with several phones at once', async () => {
    const { token, at } = await newShare({ choice_limit: 2 });
    const answers = await Promise.all(images.map((id) => choose(token, id)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 409]);
    const { body } = await portal.ask('GET', `${at}/choice`, { token: owner });
    expect((body as { data: { favourites: number[] } }).data.favourites).toHaveLength(2);
    expect((await listed(token)).filter(({ isFavourite }) => isFavourite)).toHaveLength(2);
  });

  it('store no remark that is too long, and one in HTML as plain text', async () => {
    const { token } = await newShare();
    const write = (text: string) => call('PUT', `/images/${images[0]}/remark`, token, { body: { text } });
    const remarks = async () => (await listed(token)).flatMap(({ remark }) => remark ?? []);
    expect(await write('я'.repeat(10_000))).toMatchObject({ status: 422, body: { errors: { text: [shareSentences.remarkLength] } } });
    expect(await remarks()).toEqual([]);
    const html = '<img src=x onerror="alert(1)">';
    expect(await write(html)).toMatchObject({ status: 200 });
    expect(await remarks()).toEqual([html]);
    await write('');
  });

  const sending = () => ({ ...portal.ports, publicUrl: 'https://x.example', shareTokens: encryptTokens(testOptions.shareKeys) }) as never;
  const newsJobs = async () => {
    const jobs = await portal.ports.db.selectFrom('jobs').select('payload').where('kind', '=', 'project-news').execute();
    return jobs.map(({ payload }) => payload as { projectId: number; events: ShareEvent[] });
  };

  it('tell the photographer once of all that is done in a project within some minutes, and of each project by itself', async () => {
    await portal.ports.db.deleteFrom('jobs').execute();
    const own = { id: 1, project_id: project };
    await enqueueNews(portal.ports, own, 'downloaded');
    await enqueueNews(portal.ports, own, 'downloaded');
    await enqueueNews(portal.ports, { ...own, id: 2 }, 'signed_off');
    await enqueueNews(portal.ports, { id: 3, project_id: project + 1 }, 'signed_off');
    const events = [
      { shareId: 1, what: 'downloaded' },
      { shareId: 2, what: 'signed_off' },
    ];
    expect(await newsJobs()).toEqual([
      { projectId: project, events },
      { projectId: project + 1, events: [{ shareId: 3, what: 'signed_off' }] },
    ]);
    expect(await takeJob(portal.ports.db, 1000)).toBeUndefined();
    // What is being sent already grows no longer.
    await portal.ports.db.updateTable('jobs').set({ attempts: 1 }).execute();
    await enqueueNews(portal.ports, own, 'downloaded');
    expect((await newsJobs()).filter(({ projectId }) => projectId === project)).toHaveLength(2);
    await portal.ports.db.deleteFrom('jobs').execute();
  });

  const accepted = { what: 'signed_off' } as const;
  const again = { what: 'signed_off', again: true } as const;
  const withdrawn = { what: 'sign_off_withdrawn' } as const;
  const said = { accepted: 'принял готовые фотографии', withdrawn: 'отменил приёмку' };
  it.each<[name: string, isAccepted: boolean, events: readonly Pick<ShareEvent, 'what' | 'again'>[], told: string[]]>([
    ['a fix that was taken back', false, [{ what: 'fix_wanted' }], []],
    ['accepted', true, [accepted], [said.accepted]],
    ['accepted and withdrawn', false, [accepted, withdrawn], []],
    ['withdrawn', false, [withdrawn], [said.withdrawn]],
    ['withdrawn and accepted', true, [withdrawn, accepted], []],
    ['new versions accepted', true, [again], [said.accepted]],
    ['accepted twice at once', true, [accepted, again], [said.accepted]],
    ['new versions accepted and withdrawn', false, [again, withdrawn], [said.withdrawn]],
    ['accepted, new versions too, and withdrawn', false, [accepted, again, withdrawn], []],
  ])('tell the photographer only what has come to something: %s', async (_name, isAccepted, events, told) => {
    const { id } = await newShare();
    if (isAccepted) await updateShare(portal.ports.db, id, { signed_off_at: portal.ports.clock.now() });
    const before = portal.ports.mail.sent.length;
    await sendProjectNews(
      sending(),
      events.map((event) => ({ shareId: id, ...event })),
    );
    const texts = portal.ports.mail.sent.slice(before).map(({ text }) => text);
    expect(texts).toHaveLength(told.length);
    for (const [word, line] of Object.entries(said))
      expect([word, texts.join().split(line).length - 1]).toEqual([word, Number(told.includes(line))]);
  });

  it('remember in the news whether it had been accepted before', async () => {
    await portal.ports.db.deleteFrom('jobs').execute();
    const own = { id: 1, project_id: project };
    await enqueueNews(portal.ports, own, 'signed_off', true);
    await enqueueNews(portal.ports, own, 'signed_off');
    expect(await newsJobs()).toEqual([{ projectId: project, events: [{ shareId: 1, what: 'signed_off', again: true }] }]);
    await portal.ports.db.deleteFrom('jobs').execute();
  });

  it('close a choice once, tell the photographer, and open it again', async () => {
    const { token, id, at } = await newShare();
    expect((await call('POST', '/choice', token)).status).toBe(422);
    await choose(token, images[0]);
    const before = portal.ports.mail.sent.length;
    const closed = await Promise.all([call('POST', '/choice', token), call('POST', '/choice', token)]);
    expect(closed.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await choose(token, images[1])).status).toBe(409);
    expect((await call('PUT', `/images/${images[0]}/remark`, token, { body: { text: 'Поздно' } })).status).toBe(409);
    const [job] = await newsJobs();
    expect(job?.events).toContainEqual({ shareId: id, what: 'choice_closed' });
    await sendProjectNews(sending(), [{ shareId: id, what: 'choice_closed' }]);
    const email = portal.ports.mail.sent[before];
    expect(email).toMatchObject({ to: 'owner@test.example', subject: 'Клиент выбрал фотографии: «Школа 12»' });
    expect(email?.text).toContain('1\u00a0фотографию');
    expect(email?.text).toContain(`https://x.example/dashboard/projects?project=${project}&part=shares`);
    expect(email?.text).not.toContain(token);
    await portal.ask('PUT', at, { token: owner, body: { is_choice_closed: false } });
    expect((await choose(token, images[1])).status).toBe(200);
  });

  it('answer wrong PINs of a visitor more and more slowly, also those sent at once', async () => {
    const { token, at } = await newShare({ pin: '4826' });
    const enter = (pin: string) => call('POST', '/pin', token, { body: { pin, visitor: 'first-visitor' } });
    const tries = await Promise.all(['1111', '2222', '3333', '4444', '5555', '6666', '7777'].map(enter));
    expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([422, 422, 422, 422, 422, 429, 429]);
    expect(await enter('4826')).toMatchObject({ status: 429, headers: { 'retry-after': '30' } });
    portal.ports.clock.advance(30_000);
    expect((await enter('1111')).status).toBe(422);
    expect(await enter('4826')).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    portal.ports.clock.advance(60_000);
    const { pass } = answerOf(enterSharedPin, await enter('4826'));
    expect((await call('GET', '/images', token, { pass })).status).toBe(200);
    await portal.ask('PUT', at, { token: owner, body: { pin: '1357' } });
    expect((await call('GET', '/images', token, { pass })).status).toBe(403);
  });

  /** Somebody who enters a PIN, from a network address and with a page of their own. */
  const visitorOf = (token: string, address: string, visitor: string) => async (pin: string) =>
    (
      await portal.app.inject({
        method: 'POST',
        url: '/api/shared/pin',
        remoteAddress: address,
        headers: { authorization: `Share ${token}` },
        payload: { pin, visitor },
      })
    ).statusCode;
  const { visitor: ofVisitor, address: ofAddress, all: ofAll } = shareLimits.wrongPins;

  it('lock nobody out for the wrong PINs of another visitor, neither behind the same address nor elsewhere', async () => {
    const { token } = await newShare({ pin: '4826' });
    const child = visitorOf(token, '192.0.2.1', 'child-at-school');
    for (let turn = 0; turn < ofVisitor.free; turn += 1) expect(await child('0000')).toBe(422);
    expect(await child('4826')).toBe(429);
    expect(await visitorOf(token, '192.0.2.1', 'mother-at-school')('4826')).toBe(200);
    expect(await visitorOf(token, '198.51.100.7', 'child-at-school')('4826')).toBe(200);
    // What another visitor enters right forgives nothing.
    expect(await child('4826')).toBe(429);
  });

  it('count all visitors behind one network address together, since a page may call itself what it likes', async () => {
    const { token } = await newShare({ pin: '4826' });
    let tried = 0;
    const guess = () => visitorOf(token, '192.0.2.1', `visitor-${(tried += 1)}`)('0000');
    for (let turn = 0; turn < ofAddress.free; turn += 1) expect(await guess()).toBe(422);
    expect(await guess()).toBe(429);
    portal.ports.clock.advance(ofAddress.pauseSeconds * 1000);
    expect(await guess()).toBe(422);
    portal.ports.clock.advance(ofAddress.pauseSeconds * 1000);
    expect(await guess()).toBe(429);
    expect(await visitorOf(token, '198.51.100.7', 'mother-at-home')('4826')).toBe(200);
    expect(JSON.stringify(await portal.ports.db.selectFrom('share_wrong_pins').selectAll().execute())).not.toMatch(/192\.0|visitor-/);
  });

  it('are forgiven one by one, but not to everybody together', async () => {
    const { token, id } = await newShare({ pin: '4826' });
    const mother = visitorOf(token, '192.0.2.1', 'mother-at-home');
    const counts = async () => {
      const rows = await portal.ports.db.selectFrom('share_wrong_pins').select('count').where('share_id', '=', id).execute();
      return rows.map(({ count }) => count).toSorted((one, other) => one - other);
    };
    const ago = (times: number) => {
      const since = new Date(portal.ports.clock.now().getTime() - times * ofVisitor.forgivenSeconds * 1000);
      return portal.ports.db.updateTable('share_wrong_pins').set({ since, locked_until: null }).where('share_id', '=', id).execute();
    };
    for (let turn = 0; turn < ofVisitor.free; turn += 1) expect(await mother('0000')).toBe(422);
    expect(await counts()).toEqual([5, 5, 5]);
    await ago(2.5);
    expect(await mother('0000')).toBe(422);
    expect(await counts()).toEqual([4, 4, 6]);
    // The half that had begun goes on.
    const rest = await portal.ports.db
      .selectFrom('share_wrong_pins')
      .select('since')
      .where('share_id', '=', id)
      .where('count', '=', 4)
      .executeTakeFirstOrThrow();
    expect(portal.ports.clock.now().getTime() - rest.since.getTime()).toBe(ofVisitor.forgivenSeconds * 500);
    // A clock was put back, or an attempt that began later has ended earlier: one mistake counts as one.
    await ago(-8);
    expect(await mother('0000')).toBe(422);
    expect(await counts()).toEqual([5, 5, 7]);
    await ago(100);
    expect(await mother('0000')).toBe(422);
    expect(await counts()).toEqual([1, 1, 8]);
  });

  it('count everybody together, far later, until the PIN or the address is changed', async () => {
    const { token, at, id } = await newShare({ pin: '4826' });
    await visitorOf(token, '192.0.2.1', 'somebody')('0000');
    await portal.ports.db
      .updateTable('share_wrong_pins')
      .set({ count: ofAll.free - 1 })
      .where('share_id', '=', id)
      .where('who', '=', '')
      .execute();
    expect(await visitorOf(token, '198.51.100.7', 'mother-at-home')('4826')).toBe(200);
    await visitorOf(token, '203.0.113.5', 'somebody-else')('0000');
    expect(await visitorOf(token, '198.51.100.7', 'mother-at-home')('4826')).toBe(429);
    await portal.ask('PUT', at, { token: owner, body: { pin: '1357' } });
    expect(await visitorOf(token, '198.51.100.7', 'mother-at-home')('1357')).toBe(200);
    await visitorOf(token, '203.0.113.5', 'somebody-else')('0000');
    await portal.ask('POST', `${at}/renew`, { token: owner });
    expect(await portal.ports.db.selectFrom('share_wrong_pins').selectAll().where('share_id', '=', id).execute()).toEqual([]);
  });

  it('take a PIN as it was pasted, and count nothing that can be none', async () => {
    const { token, id } = await newShare({ pin: '48\u00a026' });
    const enter = visitorOf(token, '192.0.2.1', 'mother-at-home');
    for (const pin of ['', 'abc', '482', '123456789', 'спасибо', '48a26', '0'.repeat(1000)]) expect(await enter(pin)).toBe(422);
    expect(await portal.ports.db.selectFrom('share_wrong_pins').selectAll().where('share_id', '=', id).execute()).toEqual([]);
    const { items } = await selectEvents(portal.ports.db, id, 0, 10);
    expect(items.map(({ kind }) => kind)).toEqual(['created']);
    for (const pin of ['4826', '48 26', '48-26', ' 48–26 ', '４８２６', '4\u00a08\u200b26']) expect(await enter(pin)).toBe(200);
  });

  const emails = () => portal.ports.mail.sent.filter(({ to }) => to === 'mother@family.example');
  const jobs = () => portal.ports.db.selectFrom('jobs').select(['payload']).where('kind', '=', 'share-email').execute();
  const inDays = (days: number) => new Date(Date.parse(today()) + days * DAY).toISOString().slice(0, 10);
  const newest = async (count: number) => {
    await soon(() => expect(emails()).toHaveLength(count));
    return emails()[count - 1]?.text ?? '';
  };

  describe('emails to clients', () => {
    const context = () => ({ db: portal.ports.db, clock: portal.ports.clock, beginWork: () => begun.push(1) });
    const begun: number[] = [];
    beforeAll(async () => {
      ({ project, images } = await newProject(owner));
    });
    afterEach(async () => {
      await portal.ports.db.deleteFrom('project_shares').where('client_email', 'is not', null).execute();
      portal.ports.mail.sent.length = 0;
    });

    it('contain the address of the share, and not its PIN', async () => {
      await portal.ask('PUT', `/api/photographer/projects/${project}`, { token: owner, body: { name: 'Школа 12' } });
      const { token, at } = await newShare({ email: ' Mother@Family.example ', pin: '4826', expires_on: inDays(20) });
      const text = await newest(1);
      const own = /\/s\/([\w-]{43})/.exec(text)?.[1] ?? '';
      expect(own).toBe(token);
      expect([text, emails()[0]?.html].join('')).not.toContain('4826');
      expect(text).toContain('PIN');
      expect(emails()[0]?.subject).toBe('Фотографии для вас: «Школа 12»');
      expect(JSON.stringify([await jobs(), await portal.ports.db.selectFrom('project_shares').selectAll().execute()])).not.toContain(own);
      expect((await call('GET', '', own)).status).toBe(200);
      await portal.ask('POST', `${at}/renew`, { token: owner });
      expect((await call('GET', '', own)).status).toBe(404);
    });

    it('remind once, three days before the end, while nothing is chosen', async () => {
      const chosen = await newShare({ email: 'mother@family.example', shows: 'originals', expires_on: inDays(5) });
      const ended = await newShare({ email: 'mother@family.example', expires_on: inDays(5) });
      const renewed = await newShare({ email: 'mother@family.example', expires_on: inDays(5) });
      const open = await newShare({ email: 'mother@family.example', expires_on: inDays(5) });
      await newest(4);
      await choose(chosen.token, images[0]);
      await call('POST', '/choice', chosen.token);
      await portal.ask('DELETE', ended.at, { token: owner });
      await portal.ask('POST', `${renewed.at}/renew`, { token: owner });
      await remindClients(context());
      expect(begun).toHaveLength(0);
      portal.ports.clock.advance(2 * DAY);
      await Promise.all([remindClients(context()), remindClients(context())]);
      const enqueued = await jobs();
      expect(enqueued).toMatchObject([{ payload: { shareId: open.id, what: 'reminder' } }]);
      for (const { payload } of enqueued) await sendShareEmail(sending(), payload as never);
      const text = await newest(5);
      expect(text).toContain('ссылка работает до');
      expect(text).toContain(`https://x.example/s/${open.token}`);
      portal.ports.clock.advance(DAY);
      await portal.ports.db.deleteFrom('jobs').execute();
      await remindClients(context());
      expect(await jobs()).toEqual([]);
      owner = await signInAgain();
    });

    it('remind on request, each once a day, whoever has not chosen, as far as the limits of emails go', async () => {
      const email = 'mother@family.example';
      const [chosen, ended] = [await newShare({ email, shows: 'both' }), await newShare({ email })];
      const [open, endless] = [await newShare({ email, expires_on: inDays(9) }), await newShare({ email, expires_on: null })];
      await newest(4);
      await choose(chosen.token, images[0]);
      await call('POST', '/choice', chosen.token);
      await portal.ask('DELETE', ended.at, { token: owner });
      const ids = [chosen, ended, open, endless].map(({ id }) => id);
      const remind = async (share_ids = ids) =>
        (await portal.ask('POST', `/api/orders/${project}/shares/remind`, { token: owner, body: { share_ids } })).body;
      expect(await remind()).toMatchObject({ data: { reminded: 0, left: 0 } });
      portal.ports.clock.advance(DAY + 1000);
      owner = await signInAgain();
      await portal.ports.db.deleteFrom('share_emails').execute();
      const pressed = await Promise.all([remind(), remind()]);
      expect(pressed).toContainEqual(expect.objectContaining({ data: { reminded: 2, left: 0 } }));
      expect(pressed).toContainEqual(expect.objectContaining({ data: { reminded: 0, left: 0 } }));
      expect(await portal.ports.db.selectFrom('share_emails').selectAll().execute()).toHaveLength(2);
      await newest(6);
      const last = emails().slice(4);
      expect(last.filter(({ subject }) => subject.includes('работает до'))).toHaveLength(1);
      expect(last.find(({ subject }) => !subject.includes('работает до'))?.text).toContain(`/s/${endless.token}`);
      await soon(async () => expect((await selectEvents(portal.ports.db, open.id, 0, 1)).items[0]?.kind).toBe('reminded'));
      await soon(async () => expect((await selectEvents(portal.ports.db, endless.id, 0, 1)).items[0]?.kind).toBe('reminded'));
      expect(await remind()).toMatchObject({ data: { reminded: 0, left: 0 } });
      portal.ports.clock.advance(DAY + 1000);
      owner = await signInAgain();
      const { photographer_id } = await portal.ports.db
        .selectFrom('project_shares')
        .select('photographer_id')
        .where('id', '=', open.id)
        .executeTakeFirstOrThrow();
      const counted = { photographer_id, address_hash: 'of another', sent_at: portal.ports.clock.now() };
      await portal.ports.db.deleteFrom('share_emails').execute();
      await portal.ports.db
        .insertInto('share_emails')
        .values(Array.from({ length: shareLimits.emailsADay - 1 }, () => counted))
        .execute();
      expect(await remind()).toMatchObject({ data: { reminded: 1, left: 1 } });
      await newest(7);
      // The time of its event is that of the clock, which goes on below.
      await soon(async () => {
        const { items } = await selectEvents(portal.ports.db, open.id, 0, 9);
        expect(items.filter(({ kind }) => kind === 'reminded')).toHaveLength(2);
      });
      // The reminder before the last day comes all the same.
      await portal.ports.db.deleteFrom('jobs').execute();
      portal.ports.clock.advance(5 * DAY);
      owner = await signInAgain();
      await remindClients(context());
      expect(await jobs()).toMatchObject([{ payload: { shareId: open.id, what: 'reminder' } }]);
      await portal.ports.db.deleteFrom('jobs').execute();
    });

    it('say nothing of a share that was ended or renewed before they were sent', async () => {
      const { id, at } = await newShare({ email: 'mother@family.example' });
      await newest(1);
      const send = (stamp: string) => sendShareEmail(sending(), { shareId: id, what: 'invitation', stamp });
      const row = await portal.ports.db.selectFrom('project_shares').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      await send(`${id}.another`);
      await portal.ask('DELETE', at, { token: owner });
      await send(emailStampOf(row));
      expect(emails()).toHaveLength(1);
    });

    it('are sent again with the address that the client has, until the share is renewed', async () => {
      const { id, token, at } = await newShare({ email: 'mother@family.example', expires_on: inDays(5) });
      const first = /\/s\/([\w-]{43})/.exec(await newest(1))?.[1] ?? '';
      await portal.ports.db
        .updateTable('project_shares')
        .set({ reminded_at: new Date(0) })
        .where('id', '=', id)
        .execute();
      const send = (share = at) => portal.ask('POST', `${share}/send`, { token: owner, body: { email: 'mother@family.example' } });
      expect((await send()).status).toBe(200);
      const second = /\/s\/([\w-]{43})/.exec(await newest(2))?.[1] ?? '';
      expect([first, second]).toEqual([token, token]);
      expect((await call('GET', '', token)).status).toBe(200);
      await portal.ask('POST', `${at}/renew`, { token: owner });
      expect((await send()).status).toBe(200);
      const third = /\/s\/([\w-]{43})/.exec(await newest(3))?.[1] ?? '';
      expect(await Promise.all([second, third].map(async (one) => (await call('GET', '', one)).status))).toEqual([404, 200]);
      expect((await selectEvents(portal.ports.db, id, 0, 10)).items.filter(({ kind }) => kind === 'mailed')).toHaveLength(3);
      const over = await newShare({ expires_on: today() });
      portal.ports.clock.advance(DAY);
      owner = await signInAgain();
      expect(await send(over.at)).toMatchObject({ status: 409, body: { message: shareSentences.shareExpired } });
    });

    it('are counted also once their shares and projects are deleted, for a day', async () => {
      const email = 'grandmother@family.example';
      const emailed = async () => {
        const made = await portal.ask('POST', '/api/photographer/projects', { token: owner, body: { name: 'Школа', category_id: 1 } });
        const { id } = answerOf(createProject, made);
        const { status } = await portal.ask('POST', `/api/orders/${id}/shares`, { token: owner, body: { ...settings, email } });
        await portal.ask('DELETE', `/api/photographer/projects/${id}`, { token: owner });
        return status;
      };
      for (let count = 0; count < shareLimits.emailsToAddress; count += 1) expect(await emailed()).toBe(200);
      expect(await emailed()).toBe(422);
      expect(JSON.stringify(await portal.ports.db.selectFrom('share_emails').selectAll().execute())).not.toContain('family');
      portal.ports.clock.advance(DAY + 1000);
      owner = await signInAgain();
      await remindClients(context());
      expect(await portal.ports.db.selectFrom('share_emails').selectAll().execute()).toEqual([]);
      expect(await emailed()).toBe(200);
    });

    it('have a subject of one line, whatever the project is called', async () => {
      await portal.ports.db.updateTable('projects').set({ name: 'Школа\r\nBcc: all@family.example' }).where('id', '=', project).execute();
      await newShare({ email: 'mother@family.example' });
      await newest(1);
      expect(emails()[0]?.subject).toBe('Фотографии для вас: «Школа Bcc: all@family.example»');
    });
  });

  it('tell nothing of the project before the PIN', async () => {
    const { token } = await newShare({ pin: '4826' });
    const { body } = await call('GET', '', token);
    expect(body).toMatchObject({ data: { project_name: null, needs_pin: true, count: 0 } });
    expect(JSON.stringify(body)).not.toContain('Школа 12');
  });

  it('hide a photo with its retouched versions, also once its original is deleted', async () => {
    const {
      project: id,
      images: [hidden = 0, shown = 0],
    } = await newProject(owner);
    await retouch(owner, id, 'IMG_1.jpg', 'IMG_2.jpg');
    const { token } = await newShare({}, id);
    const before = await listed(token);
    expect(before).toHaveLength(5);
    const at = `/api/orders/${id}/images/${hidden}`;
    // The addresses that an open page knows.
    const served = () =>
      Promise.all(
        before
          .flatMap(({ originalId, src, thumb }) => [src, thumb].map((url) => ({ url, isHidden: originalId === hidden })))
          .map(async ({ url, isHidden }) => [isHidden, (await portal.app.inject({ method: 'GET', url })).statusCode]),
      );
    expect(new Set((await served()).map(([, status]) => status))).toEqual(new Set([200]));
    const hide = { image_ids: [hidden], hidden: true };
    expect(await portal.ask('PUT', `/api/orders/${id}/client-marks/hidden`, { token: owner, body: hide })).toMatchObject({
      body: { data: { hidden: [hidden] } },
    });
    expect((await listed(token)).map(({ originalId }) => originalId)).not.toContain(hidden);
    for (const [isHidden, status] of await served()) expect(status).toBe(isHidden ? 404 : 200);
    expect(await listed(token)).toHaveLength(3);
    expect((await choose(token, hidden)).status).toBe(404);
    expect((await choose(token, shown)).status).toBe(200);
    await portal.ask('DELETE', at, { token: owner });
    expect((await listed(token)).map(({ name }) => name)).toEqual(['IMG_2.jpg', 'IMG_3.jpg', 'IMG_2.jpg']);
  });

  it('are created for all groups or for none', async () => {
    const { project: id } = await newProject(owner);
    const at = `/api/orders/${id}`;
    await portal.ask('POST', `${at}/groups`, { token: owner, body: { names: ['Иванова Аня', 'Котов Лев'] } });
    const { role: _, ...body } = settings;
    const { id: photographer } = await portal.ports.db.selectFrom('photographers').select('id').executeTakeFirstOrThrow();
    const ended = { project_id: id, photographer_id: photographer, role: 'client', shows: 'both', can_download: true } as const;
    const rows = Array.from({ length: shareLimits.perProject - 1 }, (_none, index) => ({
      ...ended,
      token_hash: `filler ${id} ${index}`,
      encrypted_token: '',
      created_at: new Date(0),
      ended_at: new Date(0),
    }));
    await portal.ports.db.insertInto('project_shares').values(rows).execute();
    const make = () => portal.ask('POST', `${at}/group-shares`, { token: owner, body });
    expect(await make()).toMatchObject({ status: 422, body: { message: shareSentences.sharesFull } });
    await portal.ports.db.deleteFrom('project_shares').where('token_hash', 'like', `filler ${id} 1%`).execute();
    const answers = await Promise.all([make(), make()]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  it('serve images only as long as they work', async () => {
    const { token, at } = await newShare();
    const [image] = await listed(token);
    const { src = '', thumb = '' } = image ?? {};
    const get = async (url: string) => (await portal.app.inject({ method: 'GET', url })).statusCode;
    expect(
      await Promise.all([get(src), get(thumb), get(src.replace(/&share=.*/, '')), get(src.replace(/share=\d+/, 'share=999'))]),
    ).toEqual([200, 200, 404, 404]);
    expect(src).toMatch(/\.webp\?/);
    await portal.ask('POST', `${at}/renew`, { token: owner });
    expect(await Promise.all([get(src), get(thumb)])).toEqual([404, 404]);
  });

  it('serve retouched photos to clients and the chosen originals to retouchers', async () => {
    const {
      project: id,
      images: [first, second],
    } = await newProject(owner);
    await retouch(owner, id, 'IMG_1.jpg', 'IMG_2.jpg');
    const [client, closed, retoucher] = [
      await newShare({}, id),
      await newShare({ can_download: false }, id),
      await newShare({ role: 'retoucher' }, id),
    ];
    const zipOf = async (share: string, path = '/download') => (await call('GET', path, share)).body as Buffer;
    expect((await call('GET', '/download', closed.token)).status).toBe(403);
    const all = (await zipOf(client.token)).toString('latin1');
    expect([all.includes('IMG_1'), all.includes('IMG_2'), all.includes('IMG_3')]).toEqual([true, true, false]);
    const [one] = (await listed(client.token)).filter(({ kind }) => kind === 'retouched');
    expect((await zipOf(client.token, `/download?ids=${one?.id}`)).toString('latin1')).not.toContain('IMG_2');
    expect((await call('GET', `/download?ids=${first}`, client.token)).status).toBe(404);
    await choose(client.token, second);
    await call('PUT', `/images/${second}/remark`, client.token, { body: { text: '<b>Светлее</b>' } });
    await call('POST', '/choice', client.token);
    const originals = (await zipOf(retoucher.token)).toString('utf8');
    expect([originals.includes('IMG_1'), originals.includes('IMG_2')]).toEqual([false, true]);
    expect(Object.keys(unzipSync(await zipOf(retoucher.token)))).toEqual(['IMG_2.jpg', 'Пожелания.txt']);
    expect(originals).toContain('<b>Светлее</b>');
    expect(await listed(retoucher.token)).toMatchObject([{ id: second, kind: 'original', isFavourite: false, remark: '<b>Светлее</b>' }]);
    const history = await portal.ask('GET', `${client.at}/history?limit=2`, { token: owner });
    expect(history.body).toMatchObject({ data: { items: [{ kind: 'choice_closed' }, { kind: 'downloaded', count: 1 }] } });
  });

  it('record a download that begins with a range, as download managers do, and none that goes on', async () => {
    const { project: id } = await newProject(owner);
    const { token, at } = await newShare({ role: 'retoucher' }, id);
    const load = async (range: string) =>
      (await portal.app.inject({ url: '/api/shared/download', headers: { authorization: `Share ${token}`, range } })).statusCode;
    const kinds = async () => {
      const history = await portal.ask('GET', `${at}/history`, { token: owner });
      return answerOf(getShareHistory, history).items.map(({ kind }) => kind);
    };
    expect([await load('bytes=10-'), await kinds()]).toEqual([206, ['created']]);
    expect([await load('bytes=0-'), await kinds()]).toEqual([206, ['downloaded', 'created']]);
    expect([await load('bytes=1-2,3-'), await kinds()]).toEqual([200, ['downloaded', 'downloaded', 'created']]);
  });

  it('serve the place where a photo was taken to nobody but its owner', async () => {
    const { project: id } = await newProject(owner);
    const place = 'SECRET-PLACE';
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#204060' } })
      .withExif({ IFD3: { GPSMapDatum: place } })
      .jpeg()
      .toBuffer();
    const form = await formBody([['image', new File([new Uint8Array(photo)], 'IMG_4.jpg')]]);
    expect((await portal.ask('POST', `/api/orders/${id}/images`, { token: owner, ...form })).status).toBe(200);
    const archive = new File([new Uint8Array(rawZip([{ name: 'IMG_4.jpg', content: photo }]))], 'готово.zip');
    const sent = await formBody([['zip_file', archive]]);
    expect((await portal.ask('POST', `/photographer/orders/${id}/images/upload-zip`, { token: owner, ...sent })).status).toBe(200);
    for (const role of ['client', 'retoucher']) {
      const { token } = await newShare({ role }, id);
      const given = (await call('GET', '/download', token)).body as Buffer;
      expect(given.includes('IMG_4')).toBe(true);
      expect(given.includes(place)).toBe(false);
    }
    const own = await portal.ask('GET', `/api/orders/${id}/images/download`, { token: owner });
    expect((own.body as Buffer).includes(place)).toBe(true);
  });

  it('are deleted with their project, and at once with their account', async () => {
    const token = await portal.signUp('leaving@test.example');
    const [one, two] = [await newProject(token), await newProject(token)];
    const [gone, left] = [await newShare({}, one.project, token), await newShare({}, two.project, token)];
    await portal.ask('DELETE', `/api/photographer/projects/${one.project}`, { token });
    expect((await call('GET', '', gone.token)).status).toBe(404);
    expect((await call('GET', '', left.token)).status).toBe(200);
    await portal.ask('DELETE', '/api/photographer/account', { token, body: { password: 'gelateria' } });
    expect((await call('GET', '', left.token)).status).toBe(404);
  });

  it('store nothing about a share or a photo that is deleted at this moment', async () => {
    const db = portal.ports.db;
    const token = await portal.signUp();
    const made = await newProject(token);
    const share = await db
      .insertInto('project_shares')
      .values({
        project_id: made.project,
        photographer_id: (
          await db.selectFrom('projects').select('photographer_id').where('id', '=', made.project).executeTakeFirstOrThrow()
        ).photographer_id,
        token_hash: `of ${made.project}`,
        encrypted_token: '',
        role: 'client',
        shows: 'both',
        can_download: true,
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertEvent(db, share.id, 'downloaded', new Date(), 3);
    expect(await selectEvents(db, share.id, 0, 10)).toMatchObject({ items: [{ kind: 'downloaded', count: 3 }], total: 1 });
    await portal.ask('DELETE', `/api/photographer/projects/${made.project}`, { token });
    await insertEvent(db, share.id, 'downloaded', new Date(), 3);
    expect(await db.transaction().execute((trx) => lockShare(trx, share.id))).toBeUndefined();
    expect(await selectEvents(db, share.id, 0, 10)).toEqual({ items: [], total: 0 });
  });
});
