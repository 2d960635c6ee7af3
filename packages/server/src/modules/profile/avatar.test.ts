import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMe, getProfile, limits, sentences, uploadAvatar } from '@portal/api';
import { engines } from '../../../test/support/servers/engines.ts';
import { formBody } from '../../../test/support/form.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { soon } from '../../../test/support/soon.ts';

const image = (format: 'jpeg' | 'png' | 'webp' | 'gif', background = '#336699') =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

/** A refusal that leaves nothing of the upload. */
const refusal = (status: number, message: string) => ({
  status,
  body: { success: false, message, errors: { file: [message] } },
  left: [],
  avatar: null,
});

let temporary: string;
beforeAll(async () => {
  // A separate folder, since other servers of this machine receive files too.
  temporary = await mkdtemp(path.join(tmpdir(), 'avatar-'));
  vi.stubEnv('TMPDIR', temporary);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(temporary, { recursive: true });
});

/** Files of uploads that have not ended. */
async function underway(): Promise<string[]> {
  const folders = (await readdir(temporary)).filter((name) => name.startsWith('diafragma-uploads-'));
  return (await Promise.all(folders.map((name) => readdir(path.join(temporary, name))))).flat();
}

describe.each(engines())('the avatar on %s', (engine) => {
  let portal: Portal;
  let token: string;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    token = await portal.signUp();
  });

  const upload = async (parts: Record<string, Blob | string>) =>
    portal.ask('POST', '/api/photographer/avatar', { token, ...(await formBody(Object.entries(parts))) });
  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of portal.ports.files.list('avatars/')) keys.push(key);
    return keys.toSorted();
  };

  /** The answer, and what was added. */
  async function tried(parts: Record<string, Blob | string>) {
    const before = await stored();
    const { status, body } = await upload(parts);
    const left = [...(await stored()).filter((key) => !before.includes(key)), ...(await underway())];
    const { avatar } = answerOf(getProfile, await portal.ask('GET', '/api/photographer/profile', { token }));
    return { status, body, left, avatar };
  }

  it.each(['jpeg', 'png', 'webp'] as const)('accepts a %s, whatever its name says', async (format) => {
    const { url } = answerOf(uploadAvatar, await upload({ file: new File([await image(format)], 'notes.txt', { type: 'text/plain' }) }));
    expect(url).toMatch(/^\/media\/avatars\/[0-9a-f]{2}\/[0-9a-f]{30}\.jpg$/);
    const { statusCode, headers, rawPayload } = await portal.app.inject(url);
    expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([200, 'image/jpeg', 'nosniff']);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-security-policy': 'sandbox' });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 400 });
    const me = answerOf(getMe, await portal.ask('GET', '/api/auth/me', { token }));
    expect(me.avatar).toBe(url);
    expect(await underway()).toEqual([]);
  });

  it('replaces the old files with the new ones', async () => {
    const before = await stored();
    await upload({ file: new Blob([await image('png')]) });
    const first = (await stored()).filter((key) => !before.includes(key));
    const { url } = answerOf(uploadAvatar, await upload({ file: new Blob([await image('png', '#993300')]) }));
    await soon(async () => expect(await stored()).toHaveLength(before.length + 2));
    expect(await stored()).not.toEqual(expect.arrayContaining(first));
    expect(answerOf(getProfile, await portal.ask('GET', '/api/photographer/profile', { token })).avatar).toBe(url);
  });

  it('leaves two files, however many uploads come at once', async () => {
    const before = await stored();
    const file = new Blob([await image('jpeg')]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload({ file })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await soon(async () => expect(await stored()).toHaveLength(before.length + 2));
  });

  it('leaves the old avatar when the new one cannot be stored', async () => {
    const before = await stored();
    const { url } = answerOf(uploadAvatar, await upload({ file: new Blob([await image('png')]) }));
    const after = await stored();
    const adopt = vi.spyOn(portal.ports.files, 'adopt').mockRejectedValueOnce(new Error('No space left'));
    expect((await upload({ file: new Blob([await image('png')]) })).status).toBe(500);
    adopt.mockRestore();
    expect(await stored()).toEqual(after);
    expect(after).toHaveLength(before.length + 2);
    expect(answerOf(getProfile, await portal.ask('GET', '/api/photographer/profile', { token })).avatar).toBe(url);
    expect(await underway()).toEqual([]);
  });

  it.each([
    ['a GIF', () => image('gif')],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n')],
  ])('refuses %s that calls itself a JPEG', async (_, bytes) => {
    const file = new File([await bytes()], 'photo.jpg', { type: 'image/jpeg' });
    expect(await tried({ file })).toEqual(refusal(422, sentences.avatar_format));
  });

  it('refuses an image that ends in the middle', async () => {
    const noise = await sharp({
      create: { width: 900, height: 900, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
      .jpeg()
      .toBuffer();
    expect(await tried({ file: new Blob([noise.subarray(0, noise.length / 2)]) })).toEqual(refusal(422, sentences.photoBroken));
  });

  it('requires a file, and in the field of its name', async () => {
    expect(await tried({})).toEqual(refusal(422, sentences.avatarMissing));
    expect(await tried({ file: 'text' })).toEqual(refusal(422, sentences.avatarMissing));
    expect(await tried({ file: new Blob([]) })).toEqual(refusal(422, sentences.avatarMissing));
    const photo = new Blob([await image('png')]);
    expect(await tried({ photo })).toEqual(refusal(422, sentences.avatarMissing));
  });

  it('accepts a file of exactly the limit and refuses one byte more', async () => {
    // A JPEG may be followed by anything: this one is padded to the size.
    const jpeg = await image('jpeg');
    const padded = (bytes: number) => new Blob([jpeg, Buffer.alloc(bytes - jpeg.length)]);
    expect(await tried({ file: padded(limits.avatarMaxBytes + 1) })).toEqual(refusal(413, sentences.avatar_size));
    expect((await upload({ file: padded(limits.avatarMaxBytes) })).status).toBe(200);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x', 400],
    [
      'an end too early',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
      400,
    ],
    ['nothing of a form', 'multipart/form-data; boundary=b', 'abc', 400],
    ['JSON', 'application/json', '{}', 415],
    ['a bare image', 'image/jpeg', 'abc', 415],
  ])('refuses a body with %s', async (_, type, body, status) => {
    const answer = await portal.ask('POST', '/api/photographer/avatar', { token, body, headers: { 'content-type': type } });
    expect(answer).toMatchObject({ status, body: { success: false, message: expect.stringMatching(/[а-я]/) } });
    expect(await underway()).toEqual([]);
  });
});
