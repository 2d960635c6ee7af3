import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createShare,
  getShareHistory,
  shareLimits,
  shareSentences,
  listRetouched,
  listSharedImages,
  sendRetouched,
  sentences,
  zipLimits,
  sendSentences,
} from '@portal/api';
import { formBody } from '../../../test/support/form.ts';
import { answerOf, type Got, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { addImage, newProject } from '../../../test/support/project.ts';
import { someFile, storedKeys } from '../../../test/support/photographer.ts';
import { rawZip } from '../../../test/support/raw-zip.ts';
import { engines } from '../../../test/support/servers/engines.ts';
import { soon } from '../../../test/support/soon.ts';
import type { ShareEvent } from '../../platform/jobs/job.ts';
import { sendProjectNews } from './emails/news-emails.ts';

const settings = { role: 'retoucher', shows: 'originals', pin: null, expires_on: null, can_download: true, choice_limit: null };
const MB = 1_048_576;

async function zipOf(...names: string[]): Promise<File> {
  const entries = await Promise.all(
    names.map(async (name) => ({ name, content: Buffer.from(await (await someFile(name)).arrayBuffer()) })),
  );
  return new File([new Uint8Array(rawZip(entries))], 'готово.zip');
}

/** Two of these exceed the limit of one upload. */
const large = (name: string) => new File([Buffer.alloc(zipLimits.maxBytes / 2 + MB)], name);

describe.each(engines())('photos from a retoucher, on %s', (engine) => {
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
    for (const name of ['IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg']) await addImage(portal, owner, project, await someFile(name));
  });

  async function newShare(changes: object = {}) {
    const made = await portal.ask('POST', `/api/orders/${project}/shares`, { token: owner, body: { ...settings, ...changes } });
    const { share, address } = answerOf(createShare, made);
    return { id: share.id, token: address.replace('/s/', ''), at: `/api/orders/${project}/shares/${share.id}` };
  }
  async function send(token: string, ...files: File[]): Promise<Got> {
    const { body, headers } = await formBody(files.map((file) => [files.length > 1 ? 'file[]' : 'file', file] as const));
    return portal.ask('POST', '/api/shared/retouched', { body, headers: { ...headers, authorization: `Share ${token}` } });
  }
  const retouched = async () =>
    answerOf(listRetouched, await portal.ask('GET', `/api/orders/${project}/images/retouched`, { token: owner }));
  const events = async (at: string) =>
    answerOf(getShareHistory, await portal.ask('GET', `${at}/history?limit=10`, { token: owner })).items.map(({ kind, count }) => [
      kind,
      count,
    ]);

  it('reads an archive and loose photos together, and notes it for the photographer', async () => {
    const { token, at } = await newShare();
    const before = portal.ports.mail.sent.length;
    const sent = await send(token, await zipOf('IMG_1.jpg', 'Кто это.jpg'), await someFile('img_2.png'), new File(['текст'], 'Смета.txt'));
    const report = answerOf(sendRetouched, sent);
    expect(report).toMatchObject({
      withoutOriginal: ['Кто это.jpg'],
      refused: [{ name: 'Смета.txt', reason: sentences.entryFormat }],
      missing: ['IMG_3.jpg'],
      total: { originals: 3, matched: 2 },
    });
    expect(report.matched.toSorted()).toEqual(['IMG_1.jpg', 'img_2.png']);
    expect((await retouched()).map(({ name }) => name)).toEqual(['Кто это.jpg', 'IMG_1.jpg', 'img_2.png']);
    expect(await events(at)).toEqual([
      ['uploaded', 3],
      ['created', null],
    ]);
    expect(portal.ports.mail.sent).toHaveLength(before);
  });

  it('tells the photographer once of all that comes within some minutes', async () => {
    const { token, id, at } = await newShare();
    const before = portal.ports.mail.sent.length;
    for (const name of ['IMG_1.jpg', 'IMG_2.jpg']) expect((await send(token, await zipOf(name))).status).toBe(200);
    portal.ports.clock.advance(shareLimits.uploadsPauseSeconds * 1000);
    expect((await send(token, await zipOf('IMG_3.jpg'))).status).toBe(200);
    expect(await events(at)).toEqual([
      ['uploaded', 1],
      ['uploaded', 2],
      ['created', null],
    ]);
    const jobs = await portal.ports.db.selectFrom('jobs').select('payload').where('kind', '=', 'project-news').execute();
    const waiting = jobs.flatMap(({ payload }) => (payload as { events: ShareEvent[] }).events);
    expect(waiting.filter(({ shareId }) => shareId === id)).toEqual([{ shareId: id, what: 'uploaded' }]);
    await sendProjectNews({ ...portal.ports, publicUrl: 'https://x.example' } as never, [{ shareId: id, what: 'uploaded' }]);
    const email = portal.ports.mail.sent[before];
    expect(email).toMatchObject({ to: 'owner@test.example', subject: expect.stringMatching(/^Ретушёр прислал фотографии: «/) });
    expect(email?.text).not.toContain(token);
    expect(email?.text).toContain('&part=retouched');
    // What is published by now needs no look.
    const photos = (await retouched()).map((photo) => ({ id: photo.id, version: photo.version }));
    const body = { photos, is_shown: true };
    const shown = await portal.ask('PUT', `/api/orders/${project}/images/retouched/shown`, { token: owner, body });
    expect(shown.status).toBe(200);
    await sendProjectNews({ ...portal.ports, publicUrl: 'https://x.example' } as never, [{ shareId: id, what: 'uploaded' }]);
    expect(portal.ports.mail.sent).toHaveLength(before + 1);
  });

  it('stores the same files once, and does not report them a second time', async () => {
    const { token, at } = await newShare();
    const archive = await zipOf('IMG_1.jpg');
    await send(token, archive);
    expect(answerOf(sendRetouched, await send(token, archive))).toMatchObject({ unchanged: ['IMG_1.jpg'] });
    expect(await retouched()).toMatchObject([{ version: 1, earlier: [] }]);
    expect((await events(at)).map(([kind]) => kind)).toEqual(['uploaded', 'created']);
  });

  it('refuses what is no archive, damaged, empty, too much or too many, and stores nothing', async () => {
    const { token, at } = await newShare();
    const whole = Buffer.from(await (await zipOf('IMG_1.jpg')).arrayBuffer());
    const tooMany = Array.from({ length: shareLimits.filesAtOnce + 1 }, (_, index) => new File(['x'], `${index}.jpg`));
    const wrong: [File[], number, string][] = [
      [[], 422, sendSentences.filesMissing],
      [[new File(['not one'], 'готово.zip')], 422, sentences.zipNotZip],
      [[new File([new Uint8Array(whole.subarray(0, whole.length / 2))], 'готово.zip')], 422, sentences.zipBroken],
      [[new File([], 'готово.zip')], 422, sendSentences.fileEmpty],
      [[await zipOf('IMG_1.jpg'), await zipOf('IMG_2.jpg')], 422, sentences.zipOneFile],
      [tooMany, 422, sendSentences.filesTooMany],
      [[large('IMG_1.jpg'), large('IMG_2.jpg')], 413, sendSentences.filesTooLarge],
    ];
    for (const [files, status, message] of wrong) expect.soft(await send(token, ...files)).toMatchObject({ status, body: { message } });
    expect(await retouched()).toEqual([]);
    expect(await events(at)).toEqual([['created', null]]);
  });

  it('reports nothing of photos that the share does not show', async () => {
    const { token } = await newShare();
    const shown = await portal.ask('GET', '/api/shared/images', { headers: { authorization: `Share ${token}` } });
    const [hidden] = answerOf(listSharedImages, shown).items;
    await portal.ask('PUT', `/api/orders/${project}/client-marks/hidden`, {
      token: owner,
      body: { image_ids: [hidden?.id], hidden: true },
    });
    expect(answerOf(sendRetouched, await send(token, await someFile('IMG_2.jpg')))).toMatchObject({
      matched: ['IMG_2.jpg'],
      missing: ['IMG_3.jpg'],
      total: { originals: 2, matched: 1 },
    });
  });

  it('gives the reason when none of several loose files is accepted', async () => {
    const { token } = await newShare();
    const report = answerOf(sendRetouched, await send(token, new File(['%PDF-1.7'], 'IMG_1.jpg')));
    expect(report).toMatchObject({ matched: [], refused: [{ name: 'IMG_1.jpg', reason: sentences.entryFormat }] });
  });

  it('is for retouchers alone', async () => {
    const client = await newShare({ role: 'client' });
    expect(await send(client.token, await zipOf('IMG_1.jpg'))).toMatchObject({
      status: 403,
      body: { message: sendSentences.retoucherOnly },
    });
    expect(await retouched()).toEqual([]);
  });

  it.each([
    ['ended', 410, shareSentences.ended],
    ['renewed', 404, shareSentences.unknown],
    ['closed with another PIN', 403, shareSentences.pinNeeded],
  ] as const)('stores nothing where the share is %s while the photos are read', async (change, status, message) => {
    const { token, at } = await newShare();
    const keys = (await storedKeys(portal)).length;
    const { images } = portal.ports;
    const derive = images.derive.bind(images);
    images.derive = async (...given) => {
      images.derive = derive;
      if (change === 'ended') await portal.ask('DELETE', at, { token: owner });
      else if (change === 'renewed') await portal.ask('POST', `${at}/renew`, { token: owner });
      else await portal.ask('PUT', at, { token: owner, body: { pin: '4826' } });
      return derive(...given);
    };
    expect(await send(token, await zipOf('IMG_1.jpg'))).toMatchObject({ status, body: { message } });
    expect(await retouched()).toEqual([]);
    await soon(async () => expect(await storedKeys(portal)).toHaveLength(keys));
  });
});
