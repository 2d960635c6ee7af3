import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShare, listSharedImages } from '@portal/api';
import { formBody } from '../../../test/support/form.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { addImage, newProject } from '../../../test/support/project.ts';
import { someFile } from '../../../test/support/photographer.ts';
import { rawZip } from '../../../test/support/raw-zip.ts';
import { engines } from '../../../test/support/servers/engines.ts';
import { soon } from '../../../test/support/soon.ts';

const settings = { role: 'client', shows: 'both', pin: null, expires_on: null, can_download: true, choice_limit: null };

const pixelsOf = (file: Buffer) => sharp(file).resize(64, 64, { fit: 'fill' }).raw().toBuffer();
/** How much the most different parts of two images differ. */
async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  return Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))));
}

describe.each(engines())('images of a share with a watermark, on %s', (engine) => {
  let portal: Portal;
  let owner: string;
  beforeAll(async () => {
    portal = await openPortal(engine);
    owner = await portal.signUp('owner@test.example');
  });
  afterAll(() => portal.close());

  async function newShoot() {
    const project = await newProject(portal, owner);
    for (const name of ['IMG_1.jpg', 'IMG_2.jpg']) await addImage(portal, owner, project, await someFile(name));
    const ids = await portal.ports.db
      .selectFrom('project_images')
      .select('id')
      .where('project_id', '=', project)
      .orderBy('position')
      .execute();
    return { project, images: ids.map(({ id }) => id) };
  }
  async function retouch(project: number, name: string): Promise<void> {
    const file = new File(
      [new Uint8Array(rawZip([{ name, content: Buffer.from(await (await someFile(name)).arrayBuffer()) }]))],
      'готово.zip',
    );
    const form = await formBody([['zip_file', file]]);
    expect((await portal.ask('POST', `/photographer/orders/${project}/images/upload-zip`, { token: owner, ...form })).status).toBe(200);
  }
  async function newShare(project: number, watermark: string | null = null) {
    const made = await portal.ask('POST', `/api/orders/${project}/shares`, { token: owner, body: { ...settings, watermark } });
    const { share, address } = answerOf(createShare, made);
    return { token: address.replace('/s/', ''), at: `/api/orders/${project}/shares/${share.id}` };
  }
  const listed = async (token: string) =>
    answerOf(listSharedImages, await portal.ask('GET', '/api/shared/images', { headers: { authorization: `Share ${token}` } })).items;
  const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ method: 'GET', url, headers });

  it('have it in the bytes of every original and of no retouched photo, and no address opens an original without it', async () => {
    const { project: id } = await newShoot();
    await retouch(id, 'IMG_1.jpg');
    const [plain, watermarked] = [await newShare(id), await newShare(id, 'Анна Ёлкина')];
    const [without, withWatermark] = [await listed(plain.token), await listed(watermarked.token)];
    for (const [index, image] of withWatermark.entries()) {
      for (const size of ['src', 'thumb'] as const) {
        const [shown, bare] = await Promise.all([get(image[size]), get(without[index]?.[size] ?? '')]);
        expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
        expect(shown.rawPayload.equals(bare.rawPayload)).toBe(image.kind === 'retouched');
        expect((await distance(shown.rawPayload, bare.rawPayload)) > 20).toBe(image.kind === 'original');
        const [one, other] = await Promise.all([sharp(shown.rawPayload).metadata(), sharp(bare.rawPayload).metadata()]);
        expect([one.width, one.height, one.exif]).toEqual([other.width, other.height, undefined]);
      }
    }
    const { src = '' } = withWatermark[0] ?? {};
    // Neither the key nor a changed address opens the photo without it.
    const wrong = [src.replace(/\.m$/, ''), src.replace(/\.[0-9a-f]{12}\.m$/, ''), src.replace(/&share=.*/, '')];
    for (const address of wrong) expect((await get(address)).statusCode).toBe(404);
    const archive = await portal.ask('GET', '/api/shared/download', { headers: { authorization: `Share ${watermarked.token}` } });
    expect(archive.status).toBe(200);
  });

  it('lose their earlier addresses when it is set, changed and removed', async () => {
    const { project: id } = await newShoot();
    const { token, at } = await newShare(id);
    const shown = async () => (await listed(token))[0]?.src ?? '';
    const set = (watermark: string | null) => portal.ask('PUT', at, { token: owner, body: { watermark } });
    const seen: string[] = [];
    for (const watermark of [null, 'Образец', 'Анна', null]) {
      await set(watermark);
      const src = await shown();
      expect((await get(src)).statusCode).toBe(200);
      for (const old of seen.filter((one) => one !== src)) expect((await get(old)).statusCode).toBe(404);
      seen.push(src);
    }
    expect(new Set(seen).size).toBe(3);
  });

  it('are answered in ranges, with 304 when the browser has them, and with 404 once the photo is deleted', async () => {
    const { project: id, images: ids } = await newShoot();
    const { token } = await newShare(id, 'Образец');
    const src = (await listed(token))[0]?.src ?? '';
    const whole = await get(src);
    const part = await get(src, { range: 'bytes=10-19' });
    expect([part.statusCode, part.rawPayload]).toEqual([206, whole.rawPayload.subarray(10, 20)]);
    expect((await get(src, { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);
    await portal.ask('DELETE', `/api/orders/${id}/images/${ids[0]}`, { token: owner });
    await soon(async () => expect((await get(src)).statusCode).toBe(404));
  });
});
