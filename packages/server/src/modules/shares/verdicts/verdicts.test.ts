import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShare, getShared, listRetouched, listSharedImages, uploadZip } from '@portal/api';
import { countWaiting, lockHistory } from '../../../../test/support/count-waiting.ts';
import { formBody } from '../../../../test/support/form.ts';
import { answerOf, openPortal, type Portal } from '../../../../test/support/open-portal.ts';
import { addImage, newProject } from '../../../../test/support/project.ts';
import { someFile } from '../../../../test/support/photographer.ts';
import { rawZip } from '../../../../test/support/raw-zip.ts';
import { everyEngine } from '../../../../test/support/servers/engines.ts';
import { soon } from '../../../../test/support/soon.ts';
import { findShare } from '../open-share.ts';
import { withdrawSignOff } from './verdicts.ts';

const settings = { role: 'client', shows: 'retouched', pin: null, expires_on: null, can_download: true, choice_limit: null };

describe.each(everyEngine())('what clients say of finished photos, on %s', (engine) => {
  let portal: Portal;
  let owner: string;
  let project: number;
  beforeAll(async () => {
    portal = await openPortal(engine);
    owner = await portal.signUp('owner@test.example');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    project = await newProject(portal, owner);
    await addImage(portal, owner, project, await someFile('IMG_1.jpg'));
    const content = Buffer.from(await (await someFile('IMG_1.jpg')).arrayBuffer());
    const archive = new File([new Uint8Array(rawZip([{ name: 'IMG_1.jpg', content }]))], 'готово.zip');
    const form = await formBody([['zip_file', archive]]);
    answerOf(uploadZip, await portal.ask('POST', `/photographer/orders/${project}/images/upload-zip`, { token: owner, ...form }));
  });

  async function newShare(changes: object = {}) {
    const made = await portal.ask('POST', `/api/orders/${project}/shares`, { token: owner, body: { ...settings, ...changes } });
    const token = answerOf(createShare, made).address.replace('/s/', '');
    const headers = { authorization: `Share ${token}` };
    return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      portal.ask(method, `/api/shared${path}`, { headers, ...(body && { body }) });
  }
  const accepted = async () =>
    answerOf(listRetouched, await portal.ask('GET', `/api/orders/${project}/images/retouched`, { token: owner })).map(
      ({ acceptedAt }) => acceptedAt !== null,
    );

  /** Begins the calls one after the other while nothing can be written into the history, so that all have begun before the first one ends. */
  async function atOnce<T>(calls: readonly (() => Promise<T>)[]): Promise<T[]> {
    const { db } = portal.ports;
    // The embedded database runs one transaction at a time by itself.
    if (engine === 'embedded') return Promise.all(calls.map((call) => call()));
    const { started } = await db.transaction().execute(async (trx) => {
      await lockHistory(trx);
      const begun: Promise<T>[] = [];
      for (const call of calls) {
        begun.push(call());
        // oxlint-disable-next-line no-await-in-loop -- in this order
        await soon(async () => expect(await countWaiting(db)).toBe(begun.length));
      }
      return { started: Promise.all(begun) };
    });
    return started;
  }

  it('a retoucher sees a photo without an original as long as a client wants it fixed, and no address opens it afterwards', async () => {
    const retoucher = await newShare({ role: 'retoucher' });
    const [original] = answerOf(listSharedImages, await retoucher('GET', '/images')).items;
    expect((await portal.ask('DELETE', `/api/orders/${project}/images/${original?.id}`, { token: owner })).status).toBe(200);
    const client = await newShare();
    const [photo] = answerOf(listSharedImages, await client('GET', '/images')).items;
    const say = async (verdict: 'fix' | null, fix: string | null) =>
      expect((await client('PUT', `/images/${photo?.id}/verdict`, { version_id: photo?.versionId, verdict, fix })).status).toBe(200);
    expect((await retoucher('GET', '/images')).body).toMatchObject({ data: { items: [], total: 0 } });
    await say('fix', 'Темнее');
    const [wanted] = answerOf(listSharedImages, await retoucher('GET', '/images')).items;
    expect(wanted).toMatchObject({ id: photo?.id, kind: 'retouched', originalId: null, fix: 'Темнее', work: 'published' });
    const statusOf = async () => (await portal.app.inject({ method: 'GET', url: wanted?.src ?? '' })).statusCode;
    expect(await statusOf()).toBe(200);
    await say(null, null);
    expect((await retoucher('GET', '/images')).body).toMatchObject({ data: { items: [], total: 0 } });
    expect(await statusOf()).toBe(404);
  });

  it('what two clients take back in the same moment is accepted by nobody', async () => {
    const clients = [await newShare(), await newShare()];
    for (const ask of clients) {
      const { shownDigest } = answerOf(getShared, await ask('GET', ''));
      expect((await ask('POST', '/sign-off', { shown_digest: shownDigest })).status).toBe(200);
    }
    expect(await accepted()).toEqual([true]);
    const answers = await atOnce(clients.map((ask) => () => ask('DELETE', '/sign-off')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await accepted()).toEqual([false]);
  });

  it('what one client takes back in the moment in which another accepts stays accepted', async () => {
    const [one, other] = [await newShare(), await newShare()];
    const digest = { shown_digest: answerOf(getShared, await one('GET', '')).shownDigest };
    expect((await one('POST', '/sign-off', digest)).status).toBe(200);
    const answers = await atOnce([() => other('POST', '/sign-off', digest), () => one('DELETE', '/sign-off')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await accepted()).toEqual([true]);
  });

  it('what is taken back in the moment in which the project is put away stays accepted', async () => {
    const made = await portal.ask('POST', `/api/orders/${project}/shares`, { token: owner, body: settings });
    const token = answerOf(createShare, made).address.replace('/s/', '');
    const headers = { authorization: `Share ${token}` };
    const { shownDigest } = answerOf(getShared, await portal.ask('GET', '/api/shared', { headers }));
    const body = { shown_digest: shownDigest };
    expect((await portal.ask('POST', '/api/shared/sign-off', { headers, body })).status).toBe(200);
    // As the call has found it, before the other one.
    const share = await findShare(portal.ports, token);
    const { db, clock } = portal.ports;
    await db.updateTable('projects').set({ archived_at: clock.now() }).where('id', '=', project).execute();
    await expect(withdrawSignOff(portal.ports as never, { share } as never)).rejects.toMatchObject({ status: 409 });
    expect(await accepted()).toEqual([true]);
  });
});
