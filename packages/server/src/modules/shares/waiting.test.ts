import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createGroups,
  createShare,
  getShared,
  limits,
  listRetouched,
  listSharedImages,
  type Retouched,
  type SharedImage,
} from '@portal/api';
import { formBody } from '../../../test/support/form.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { addImage, newProject } from '../../../test/support/project.ts';
import { someFile } from '../../../test/support/photographer.ts';
import { rawZip } from '../../../test/support/raw-zip.ts';
import { engines } from '../../../test/support/servers/engines.ts';

const settings = { role: 'client', shows: 'retouched', pin: null, expires_on: null, can_download: true, choice_limit: null };
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
const byShare = (token: string) => ({ headers: { authorization: `Share ${token}` } });

describe.each(engines())('what clients see of retouched photos, on %s', (engine) => {
  let portal: Portal;
  let owner: string;
  let project: number;
  let client: string;
  let retoucher: string;
  beforeAll(async () => {
    portal = await openPortal(engine);
    owner = await portal.signUp('owner@test.example');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    project = await newProject(portal, owner);
    await addImage(portal, owner, project, await someFile('IMG_1.jpg'));
    [client, retoucher] = [await newShare(), await newShare({ role: 'retoucher' })];
  });

  async function newShare(changes: object = {}): Promise<string> {
    const made = await portal.ask('POST', `/api/orders/${project}/shares`, { token: owner, body: { ...settings, ...changes } });
    return answerOf(createShare, made).address.replace('/s/', '');
  }
  async function send(...files: File[]): Promise<void> {
    const { body, headers } = await formBody(files.map((file) => [files.length > 1 ? 'file[]' : 'file', file] as const));
    const got = await portal.ask('POST', '/api/shared/retouched', { body, headers: { ...headers, ...byShare(retoucher).headers } });
    expect(got.status).toBe(200);
  }
  async function upload(file: File, fields: [string, string][] = []): Promise<void> {
    const archive = new File([new Uint8Array(rawZip([{ name: file.name, content: Buffer.from(await file.arrayBuffer()) }]))], 'готово.zip');
    const form = await formBody([['zip_file', archive], ...fields]);
    expect((await portal.ask('POST', `/photographer/orders/${project}/images/upload-zip`, { token: owner, ...form })).status).toBe(200);
  }
  const at = (rest: string) => `/api/orders/${project}/images${rest}`;
  const retouched = async (): Promise<Retouched[]> => answerOf(listRetouched, await portal.ask('GET', at('/retouched'), { token: owner }));
  const shown = async (token = client): Promise<SharedImage[]> =>
    answerOf(listSharedImages, await portal.ask('GET', '/api/shared/images', byShare(token))).items;
  const show = async (is_shown: boolean, ...photos: { id: number; version: number }[]) => {
    const body = { photos: photos.map(({ id, version }) => ({ id, version })), is_shown };
    expect((await portal.ask('PUT', at('/retouched/shown'), { token: owner, body })).status).toBe(200);
  };
  async function accept() {
    const { shownDigest } = answerOf(getShared, await portal.ask('GET', '/api/shared', byShare(client)));
    return portal.ask('POST', '/api/shared/sign-off', { ...byShare(client), body: { shown_digest: shownDigest } });
  }
  const statusOf = async (url: string) => (await portal.app.inject({ method: 'GET', url })).statusCode;
  async function archive(token = client): Promise<Record<string, Uint8Array>> {
    const { rawPayload } = await portal.app.inject({ method: 'GET', url: '/api/shared/download', ...byShare(token) });
    return unzipSync(new Uint8Array(rawPayload));
  }
  /** The bytes of the one photo that the client gets. */
  const given = async () => Object.values(await archive())[0];
  /** What the client gets and sees, and what the photographer has: the accepted file, and another one that waits. */
  const outcome = async () => [await given(), await shown(), await retouched()];

  it('a retoucher’s photos are in no list, count, page or archive, and no address of a client opens their files', async () => {
    await send(await someFile('IMG_1.jpg'), await someFile('чужая.jpg'));
    expect(await shown()).toEqual([]);
    expect((await portal.ask('GET', '/api/shared', byShare(client))).body).toMatchObject({ data: { count: 0, retouched_count: 0 } });
    expect((await portal.ask('GET', '/api/shared/download', byShare(client))).status).toBe(404);
    const html = (await portal.app.inject({ method: 'GET', url: `/s/${client}` })).body;
    for (const { name } of await retouched()) expect(html).not.toContain(name);
    await show(true, ...(await retouched()));
    const opened = (await shown()).flatMap(({ src, thumb }) => [src, thumb]);
    expect(opened).toHaveLength(4);
    for (const url of opened) expect(await statusOf(url)).toBe(200);
    await show(false, ...(await retouched()));
    for (const url of opened) expect(await statusOf(url)).toBe(404);
  });

  it('a version that waits, and one that another replaces, open by no address; the shown one does, and is what is downloaded', async () => {
    const [first, second] = [await someFile('IMG_1.jpg'), await someFile('IMG_1.jpg')];
    await upload(first);
    const [before] = await shown();
    await send(second);
    expect(await shown()).toEqual([before]);
    expect([await statusOf(before?.src ?? ''), await given()]).toEqual([200, await bytesOf(first)]);
    await show(true, ...(await retouched()));
    const [after] = await shown();
    expect([await statusOf(after?.src ?? ''), await statusOf(before?.src ?? '')]).toEqual([200, 404]);
    expect(await given()).toEqual(await bytesOf(second));
    await show(false, ...(await retouched()));
    expect([await statusOf(after?.src ?? ''), await statusOf(before?.src ?? '')]).toEqual([404, 200]);
  });

  it.each([
    ['at once', [], 1],
    ['after a look, where the photographer wants that', [['review_first', 'true']], 0],
  ] as const)('the photographer’s own are shown %s', async (_, fields, count) => {
    await upload(
      await someFile('IMG_1.jpg'),
      fields.map(([name, value]) => [name, value]),
    );
    expect(await shown()).toHaveLength(count);
  });

  it('an acceptance marks what its own share shows, and nothing else', async () => {
    for (const name of ['IMG_2.jpg', 'IMG_3.jpg', 'IMG_4.jpg']) await addImage(portal, owner, project, await someFile(name));
    for (const name of ['IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg', 'IMG_4.jpg']) await upload(await someFile(name));
    await send(await someFile('IMG_1.jpg'));
    const photos = await retouched();
    const original = (place: number) => photos[place]?.originalId ?? 0;
    const groups = await portal.ask('POST', `/api/orders/${project}/groups`, { token: owner, body: { names: ['1А'] } });
    const group = answerOf(createGroups, groups)[0]?.id;
    const members = { image_ids: [original(0), original(1), original(2)], group_id: group };
    expect((await portal.ask('PUT', `/api/orders/${project}/groups/images`, { token: owner, body: members })).status).toBe(200);
    await portal.ask('PUT', at('/retouched/held'), { token: owner, body: { ids: [photos[1]?.id], is_held: true } });
    const hidden = { image_ids: [original(2)], hidden: true };
    expect((await portal.ask('PUT', `/api/orders/${project}/client-marks/hidden`, { token: owner, body: hidden })).status).toBe(200);
    client = await newShare({ group_id: group });
    expect((await accept()).status).toBe(200);
    const accepted = (await retouched()).flatMap(({ name, version, acceptedAt, earlier }) =>
      [{ number: version, acceptedAt }, ...earlier].flatMap((one) => (one.acceptedAt === null ? [] : [[name, one.number]])),
    );
    expect(accepted).toEqual([['IMG_1.jpg', 1]]);
  });

  describe('after the acceptance', () => {
    let accepted: File;
    let photo: Retouched;
    beforeEach(async () => {
      accepted = await someFile('IMG_1.jpg');
      await upload(await someFile('IMG_1.jpg'));
      await upload(accepted);
      await accept();
      [photo] = (await retouched()) as [Retouched];
      portal.ports.clock.advance(60_000);
    });
    const kept = async () => [await bytesOf(accepted), [{ isRenewed: false }], [{ shownAt: null }]];
    async function join(): Promise<void> {
      const loose = (await retouched()).find(({ originalId }) => originalId === null);
      const pairs = [{ retouched_id: loose?.id, original_id: photo.originalId }];
      expect((await portal.ask('POST', at('/retouched/suggestions'), { token: owner, body: { pairs } })).status).toBe(200);
    }
    const roads: [string, () => Promise<void>][] = [
      ['the photographer uploads', async () => upload(await someFile('IMG_1.jpg'))],
      ['a retoucher sends', async () => send(await someFile('IMG_1.jpg'))],
      [
        'is made the current one',
        async () => void (await portal.ask('POST', at(`/retouched/${photo.id}/restore`), { token: owner, body: { version: 1 } })),
      ],
      [
        'is joined by a suggestion, though it was shown before',
        async () => {
          await upload(await someFile('другая.jpg'));
          expect(await shown()).toHaveLength(2);
          await join();
        },
      ],
      [
        'finds the original when that comes again, though it was shown before',
        async () => {
          await portal.ask('DELETE', at(`/${photo.originalId}`), { token: owner });
          await upload(await someFile('img_1.JPG'));
          await addImage(portal, owner, project, await someFile('IMG_1.jpg'));
        },
      ],
    ];
    it.each(roads)('a version that %s waits', async (_, bring) => {
      await bring();
      expect(await outcome()).toMatchObject(await kept());
    });

    it('what was accepted is stored and shown however many versions follow, and the photographer may show any of them', async () => {
      for (let version = 0; version < limits.retouchedVersions + 3; version += 1) await upload(await someFile('IMG_1.jpg'));
      expect(await outcome()).toMatchObject(await kept());
      const [newest] = await retouched();
      expect(newest?.earlier.filter(({ acceptedAt }) => acceptedAt !== null)).toHaveLength(1);
      await show(true, ...(await retouched()));
      expect(await shown()).toMatchObject([{ isRenewed: true }]);
      expect((await accept()).status).toBe(200);
      expect(await shown()).toMatchObject([{ isRenewed: false }]);
      expect((await accept()).status).toBe(409);
    });

    it('restoring the accepted version itself shows nothing as new', async () => {
      await upload(await someFile('IMG_1.jpg'));
      await show(true, ...(await retouched()));
      expect(await shown()).toMatchObject([{ isRenewed: true }]);
      await portal.ask('POST', at(`/retouched/${photo.id}/restore`), { token: owner, body: { version: photo.version } });
      await show(true, ...(await retouched()));
      expect([await given(), await shown()]).toMatchObject([await bytesOf(accepted), [{ isRenewed: false }]]);
    });
  });
});
