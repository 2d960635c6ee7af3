import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createGroups,
  createShare,
  enterSharedPin,
  getDownloadAddress,
  getShareHistory,
  listRetouched,
  listSharedImages,
  listShares,
  shareLimits,
  shareSentences,
} from '@portal/api';
import { formBody } from '../../../test/support/form.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { addImage, newProject } from '../../../test/support/project.ts';
import { rawZip } from '../../../test/support/raw-zip.ts';
import { engines } from '../../../test/support/servers/engines.ts';

const settings = { role: 'client', shows: 'both', pin: null, expires_on: null, can_download: true, choice_limit: null };
const PLACE = 'SECRET-PLACE';

/** A photo that holds where it was taken. */
const photo = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: 'COPYRIGHT' }, IFD3: { GPSMapDatum: PLACE } })
    .jpeg()
    .toBuffer();

const words = (message: string) => ({ success: false, message });

describe.each(engines())('the address of a download, on %s', (engine) => {
  let portal: Portal;
  let owner: string;
  beforeAll(async () => {
    portal = await openPortal(engine);
    owner = await portal.signUp('owner@test.example');
  });
  afterAll(() => portal.close());

  const ask = (method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, body?: object) => portal.ask(method, path, { token: owner, body });
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    portal.app.inject({ method, url, headers });

  /** A group with a photo of a Russian name, its retouched version, and another group. */
  async function newSchool() {
    const project = await newProject(portal, owner, 'Школа');
    const at = `/api/orders/${project}`;
    const [first, second] = answerOf(createGroups, await ask('POST', `${at}/groups`, { names: ['1А', '1Б'] }));
    const { id: original } = await addImage(portal, owner, project, new File([new Uint8Array(await photo('#204060'))], 'Ёлка «1».jpg'));
    const upload = async (color: string) => {
      const file = new File([new Uint8Array(rawZip([{ name: 'Ёлка «1».jpg', content: await photo(color) }]))], 'готово.zip');
      const form = await formBody([['zip_file', file]]);
      const sent = await portal.ask('POST', `/photographer/orders/${project}/images/upload-zip`, { token: owner, ...form });
      expect(sent.status).toBe(200);
    };
    await upload('#305070');
    const [retouched] = answerOf(listRetouched, await ask('GET', `${at}/images/retouched`));
    const move = (group: number | undefined) => ask('PUT', `${at}/groups/images`, { image_ids: [original], group_id: group ?? null });
    await move(first?.id);
    return { at, original, retouched: retouched?.id ?? 0, groups: [first?.id, second?.id] as const, move, upload };
  }
  async function newShare(at: string, changes: object = {}) {
    const { share, address } = answerOf(createShare, await ask('POST', `${at}/shares`, { ...settings, ...changes }));
    const token = address.replace('/s/', '');
    const by = (path: string, pass?: string) =>
      portal.ask('GET', path, { headers: { authorization: `Share ${token}`, ...(pass !== undefined && { 'x-share-pass': pass }) } });
    const addressFor = async (photoId?: number, pass?: string) =>
      answerOf(getDownloadAddress, await by(`/api/shared/download/address${photoId ? `?photo=${photoId}` : ''}`, pass)).address;
    return { at: `${at}/shares/${share.id}`, token, by, addressFor };
  }
  const history = async (at: string) =>
    answerOf(getShareHistory, await ask('GET', `${at}/history`)).items.flatMap(({ kind, count }) => (kind === 'downloaded' ? [count] : []));

  it('opens without a header, as an attachment under its own name, whole and in ranges, without the place', async () => {
    const { at, retouched } = await newSchool();
    const share = await newShare(at);
    const address = await share.addressFor(retouched);
    expect(address).not.toContain(share.token);
    const whole = await get(address);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': `${whole.rawPayload.length}`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': 'sandbox',
    });
    expect(whole.headers['content-disposition']).toMatch(/^attachment; filename="[^"]+"; filename\*=UTF-8''%D0%81/);
    expect(decodeURIComponent(String(whole.headers['content-disposition']))).toContain('Ёлка «1».jpg');
    expect([whole.rawPayload.includes('COPYRIGHT'), whole.rawPayload.includes(PLACE)]).toEqual([true, false]);
    expect((await sharp(whole.rawPayload).metadata()).width).toBe(60);
    const part = await get(address, { range: 'bytes=10-', 'if-range': String(whole.headers.etag) });
    expect([part.statusCode, part.rawPayload.equals(whole.rawPayload.subarray(10))]).toEqual([206, true]);
    const head = await get(address, {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, `${whole.rawPayload.length}`, 0]);
    // Once: neither the rest of it nor its headers are another download.
    expect(await history(share.at)).toEqual([1]);
    const [stored] = answerOf(listShares, await ask('GET', `${at}/shares`));
    expect(stored?.lastDownloadedAt).not.toBeNull();
  });

  it('opens the archive too, and what it holds is what the address of a photo gives', async () => {
    const { at, original } = await newSchool();
    const retoucher = await newShare(at, { role: 'retoucher' });
    const [archive, single] = await Promise.all([get(await retoucher.addressFor()), get(await retoucher.addressFor(original))]);
    expect([archive.headers['content-type'], archive.statusCode, single.statusCode]).toEqual(['application/zip', 200, 200]);
    // It is stored without compression.
    expect(archive.rawPayload.includes(single.rawPayload)).toBe(true);
    expect(single.rawPayload.includes(PLACE)).toBe(false);
    expect(await history(retoucher.at)).toEqual([1, 1]);
  });

  it('opens an archive with remarks that is the same one each time, so that it can be resumed', async () => {
    const { at, original } = await newSchool();
    const headers = { authorization: `Share ${(await newShare(at)).token}` };
    await portal.ask('PUT', `/api/shared/images/${original}/remark`, { headers, body: { text: 'Светлее' } });
    await portal.ask('PUT', `/api/shared/images/${original}/favourite`, { headers, body: { favourite: true } });
    expect(await portal.ask('POST', '/api/shared/choice', { headers })).toMatchObject({ status: 200 });
    const address = await (await newShare(at, { role: 'retoucher' })).addressFor();
    const before = await get(address);
    expect(before.rawPayload.includes('Светлее')).toBe(true);
    // The time of a file in an archive has a step of two seconds.
    portal.ports.clock.advance(10_000);
    const after = await get(address, { range: 'bytes=10-', 'if-range': String(before.headers.etag) });
    expect([after.statusCode, after.headers.etag]).toEqual([206, before.headers.etag]);
    expect(after.rawPayload.equals(before.rawPayload.subarray(10))).toBe(true);
  });

  it('is forged with neither another photo, another share, nor another time, and expires', async () => {
    const { at, original, retouched } = await newSchool();
    const [share, other] = [await newShare(at), await newShare(at, { can_download: false })];
    const address = await share.addressFor(retouched);
    const stampOf = async () =>
      new URL(await (await newShare(at)).addressFor(retouched), 'http://localhost').searchParams.get('share') ?? '';
    const forged = [
      address.replace(`/${retouched}/`, `/${retouched + 1}/`),
      address.replace(/until=\d+/, 'until=9999999999'),
      address.replace(/share=.*/, `share=${await stampOf()}`),
      address.replace(/&share=.*/, ''),
      address.replace(/sign=[^&]+/, 'sign='),
      `/api/shared/download?${address.split('?')[1]}`,
    ];
    for (const url of forged) {
      const refused = await get(url);
      expect([url, refused.statusCode, refused.json()]).toEqual([url, 410, words(shareSentences.addressOver)]);
    }
    // Only files are opened so.
    expect((await get(`/api/shared/images?${address.split('?')[1]}`)).statusCode).toBe(404);
    // Somebody's share in a header counts before the address.
    expect((await get(address, { authorization: `Share ${other.token}` })).statusCode).toBe(403);
    // The password of a portal that is not public yet names no share.
    expect((await get(address, { authorization: 'Basic c3RhZ2luZzpzZWNyZXQ=' })).statusCode).toBe(200);
    expect((await share.by(`/api/shared/images/${original + 999}/file`)).body).toEqual(words(shareSentences.imageNotShown));
    portal.ports.clock.advance(shareLimits.downloadSeconds * 1000 - 1000);
    expect((await get(address)).statusCode).toBe(200);
    portal.ports.clock.advance(1000);
    expect((await get(address)).json()).toEqual(words(shareSentences.addressOver));
    expect((await get(address)).headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  });

  const hide = (school: Awaited<ReturnType<typeof newSchool>>, hidden: boolean) =>
    ask('PUT', `${school.at}/client-marks/hidden`, { image_ids: [school.original], hidden });
  const hold = ({ at, retouched }: Awaited<ReturnType<typeof newSchool>>, isHeld: boolean) =>
    ask('PUT', `${at}/images/retouched/held`, { ids: [retouched], is_held: isHeld });

  it.each<
    [
      what: string,
      change: (school: Awaited<ReturnType<typeof newSchool>>, share: string) => Promise<unknown>,
      status: number,
      message: string,
    ]
  >([
    ['the share has ended', (_, share) => ask('DELETE', share), 410, shareSentences.ended],
    ['the share has another address', (_, share) => ask('POST', `${share}/renew`), 410, shareSentences.addressOver],
    ['the share has another PIN', (_, share) => ask('PUT', share, { pin: '4826' }), 410, shareSentences.addressOver],
    ['nothing may be downloaded any more', (_, share) => ask('PUT', share, { can_download: false }), 403, shareSentences.downloadsClosed],
    ['the share shows originals', (_, share) => ask('PUT', share, { shows: 'originals' }), 404, shareSentences.imageNotShown],
    ['the photo is hidden', (school) => hide(school, true), 404, shareSentences.imageNotShown],
    ['the photo is held back', (school) => hold(school, true), 404, shareSentences.imageNotShown],
    ['the photo is in another group', ({ move, groups }) => move(groups[1]), 404, shareSentences.imageNotShown],
    [
      'the photo is deleted',
      ({ at, retouched }) => ask('DELETE', `${at}/images/retouched/${retouched}`),
      404,
      shareSentences.imageNotShown,
    ],
  ])('is refused in words once %s', async (_, change, status, message) => {
    const school = await newSchool();
    const share = await newShare(school.at, { group_id: school.groups[0] });
    const address = await share.addressFor(school.retouched);
    expect((await get(address)).statusCode).toBe(200);
    expect(await change(school, share.at)).toMatchObject({ status: 200 });
    const refused = await get(address);
    expect([refused.statusCode, refused.json()]).toEqual([status, words(message)]);
    const page = await get(address, { accept: 'text/html' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(page.body).toContain(message);
    // A parent has no cabinet.
    expect(page.body).not.toContain('<a ');
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  });

  it('is not made for what may not be downloaded, and the list says so of each photo', async () => {
    const { at, original, retouched, groups } = await newSchool();
    const [client, shut, other] = [
      await newShare(at),
      await newShare(at, { can_download: false }),
      await newShare(at, { group_id: groups[1] }),
    ];
    const retoucher = await newShare(at, { role: 'retoucher' });
    const shown = async (share: Awaited<ReturnType<typeof newShare>>) =>
      answerOf(listSharedImages, await share.by('/api/shared/images')).items.map(({ kind, isDownloadable }) => [kind, isDownloadable]);
    expect(await shown(client)).toEqual([
      ['original', false],
      ['retouched', true],
    ]);
    expect(await shown(shut)).toEqual([
      ['original', false],
      ['retouched', false],
    ]);
    expect(await shown(retoucher)).toEqual([['original', true]]);
    const refusals = [
      [shut, retouched, 403],
      [other, retouched, 404],
      [retoucher, retouched + original + 1, 404],
    ] as const;
    for (const [share, id, status] of refusals) {
      for (const path of [`/api/shared/download/address?photo=${id}`, `/api/shared/images/${id}/file`])
        expect([path, (await share.by(path)).status]).toEqual([path, status]);
      expect(await history(share.at)).toEqual([]);
    }
  });

  it('gives the version that is shown, and not one that waits for the photographer', async () => {
    const { at, retouched, upload } = await newSchool();
    const share = await newShare(at);
    const address = await share.addressFor(retouched);
    const before = await get(address);
    await portal.ports.db.updateTable('retouched_images').set({ shown_at: null }).where('photo_id', '=', retouched).execute();
    expect((await get(address)).json()).toEqual(words(shareSentences.imageNotShown));
    await portal.ports.db.updateTable('retouched_images').set({ shown_at: new Date() }).where('photo_id', '=', retouched).execute();
    await upload('#a05070');
    // A download that was cut before begins again: the rest of this file belongs to no other.
    const again = await get(address, { range: 'bytes=10-', 'if-range': String(before.headers.etag) });
    expect([again.statusCode, again.headers['content-range']]).toEqual([200, undefined]);
    expect(again.rawPayload.equals(before.rawPayload)).toBe(false);
    expect(again.headers.etag).not.toBe(before.headers.etag);
  });

  it('needs the PIN once, when it is made', async () => {
    const { at, retouched } = await newSchool();
    const share = await newShare(at, { pin: '4826' });
    expect((await share.by(`/api/shared/download/address?photo=${retouched}`)).body).toEqual(words(shareSentences.pinNeeded));
    const entered = await portal.ask('POST', '/api/shared/pin', {
      body: { pin: '4826' },
      headers: { authorization: `Share ${share.token}` },
    });
    const { pass } = answerOf(enterSharedPin, entered);
    expect((await get(await share.addressFor(retouched, pass))).statusCode).toBe(200);
  });
});
