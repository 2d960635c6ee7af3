import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { addImage, newProject } from '../../../test/support/project.ts';
import { newPhotographer, someFile } from '../../../test/support/photographer.ts';

describe('an image', () => {
  let portal: Portal;
  /** A copy for everybody, and an original that only its owner's address opens. */
  let addresses: Record<'shown' | 'private', string>;
  beforeAll(async () => {
    portal = await openPortal('embedded');
    const { token, add } = await newPhotographer(portal);
    const { photos } = await add(await someFile('a.png', 300));
    const image = await addImage(portal, token, await newProject(portal, token), await someFile('b.png', 900));
    addresses = { shown: photos[0]?.thumbnail ?? '', private: image.urls.original ?? '' };
  });
  afterAll(() => portal.close());

  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    portal.app.inject({ method, url, headers });

  it('whose file is empty is an empty answer to a request for an invalid range', async () => {
    await portal.ports.files.put('photos/ab/empty.webp', Buffer.alloc(0));
    const answer = await get('/media/photos/ab/empty.webp', { range: 'lines=1-2' });
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-length': '0' } });
  });

  describe.each(['shown', 'private'] as const)('%s', (kind) => {
    const look = (headers?: Record<string, string>, method?: 'HEAD') => get(addresses[kind], headers, method);
    async function whole() {
      const { rawPayload, headers } = await look();
      return { bytes: rawPayload, etag: `${headers.etag}`, type: headers['content-type'], cache: headers['cache-control'] };
    }

    it('can be put together from ranges, each of which names its bytes', async () => {
      const { bytes, etag, type, cache } = await whole();
      const size = Math.ceil(bytes.length / 3);
      const got: Buffer[] = [];
      for (let start = 0; start < bytes.length; start += size) {
        const { statusCode, headers, rawPayload } = await look({ range: `bytes=${start}-${start + size - 1}`, 'if-range': etag });
        const end = Math.min(start + size, bytes.length) - 1;
        expect(statusCode).toBe(206);
        expect(headers).toMatchObject({
          'content-range': `bytes ${start}-${end}/${bytes.length}`,
          'content-length': `${end - start + 1}`,
          'content-type': type,
          'content-security-policy': 'sandbox',
          etag,
        });
        expect(headers['cache-control']).toBe(cache);
        got.push(rawPayload);
      }
      expect(Buffer.concat(got).equals(bytes)).toBe(true);
      expect((await look({ range: 'bytes=-7' })).rawPayload.equals(bytes.subarray(-7))).toBe(true);
      expect((await look({ range: `bytes=-${bytes.length + 1}` })).rawPayload.equals(bytes)).toBe(true);
    });

    it('comes as a whole to a client with another content, or with an invalid range', async () => {
      const { bytes } = await whole();
      const requested = [{ 'if-range': '"other"' }, { range: 'bytes=0-1,4-5' }, { range: 'bytes=9-7' }, { range: 'lines=1-2' }];
      for (const headers of requested) {
        const answer = await look({ range: 'bytes=1-2', ...headers });
        expect(answer).toMatchObject({ statusCode: 200, headers: { 'accept-ranges': 'bytes', 'content-length': `${bytes.length}` } });
        expect(answer.rawPayload.equals(bytes)).toBe(true);
      }
    });

    it('sends its length with a 416, which is not cached', async () => {
      const { bytes, etag } = await whole();
      for (const range of [`bytes=${bytes.length}-`, 'bytes=-0', `bytes=${'9'.repeat(400)}-`]) {
        const refused = await look({ range });
        expect(refused).toMatchObject({ statusCode: 416, body: '' });
        expect(refused.headers).toMatchObject({ 'content-range': `bytes */${bytes.length}`, 'cache-control': 'no-store' });
        expect(await look({ range, 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' });
      }
    });

    it('announces ranges, without any, when only its headers are requested', async () => {
      const { bytes, etag } = await whole();
      const reported = await look({ range: 'bytes=1-2' }, 'HEAD');
      expect(reported).toMatchObject({ statusCode: 200, body: '' });
      expect(reported.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': `${bytes.length}`, etag });
    });
  });

  it('needs the same permission in ranges as it does as a whole', async () => {
    const { pathname, search } = new URL(addresses.private, 'http://localhost');
    for (const url of [pathname, `${pathname}${search}x`, pathname.replace('/projects/', '/originals/'), '/media/photos/ab/none.webp']) {
      for (const range of ['bytes=0-1', 'bytes=999999999-']) {
        const refused = await get(url, { range });
        const { 'content-range': reported, etag } = refused.headers;
        expect([url, refused.statusCode, reported, etag]).toEqual([url, 404, undefined, undefined]);
      }
    }
  });
});
