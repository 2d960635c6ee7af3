import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProjectImage, createShare, listRetouched } from '@portal/api';
import { formBody } from '../../../test/support/form.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { newProject } from '../../../test/support/project.ts';
import { jpegSegment, withJpegSegments } from '../../../test/support/raw-image.ts';
import { rawZip } from '../../../test/support/raw-zip.ts';

const place = 'SECRET-PLACE';
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
 xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" xmp:Rating="5" xmp:Label="Green" photoshop:City="${place}" aux:SerialNumber="SERIAL-1">
<dc:subject><rdf:Bag><rdf:li>KEYWORD</rdf:li></rdf:Bag></dc:subject></rdf:Description></rdf:RDF></x:xmpmeta>`;

const dataset = (id: number, text: string): Buffer => Buffer.concat([Buffer.from([0x1c, 2, id, 0, text.length]), Buffer.from(text)]);

/** Metadata that its photographer needs, and what nobody else may know. */
async function photographed(background: string): Promise<Buffer> {
  const file = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'COPYRIGHT' }, IFD2: { BodySerialNumber: 'SERIAL-2' }, IFD3: { GPSMapDatum: place } })
    .withXmp(xmp)
    .jpeg()
    .toBuffer();
  const iptc = Buffer.concat([dataset(120, 'CAPTION'), dataset(90, place)]);
  const head = Buffer.from('Photoshop 3.0\u00008BIM\u0004\u0004\0\0\0\0\0\0', 'latin1');
  head.writeUInt32BE(iptc.length, head.length - 4);
  const photoshop = Buffer.concat([head, iptc, Buffer.alloc(iptc.length % 2)]);
  return withJpegSegments(file, [jpegSegment(0xed, photoshop), jpegSegment(0xe9, Buffer.from(`UNKNOWN ${place}`))]);
}

describe('the file of a photo', () => {
  let portal: Portal;
  let owner: string;
  let at: string;
  let id: number;
  let original: Buffer;
  let retouched: Buffer;
  beforeAll(async () => {
    portal = await openPortal('embedded');
    owner = await portal.signUp();
    const project = await newProject(portal, owner);
    at = `/api/orders/${project}`;
    [original, retouched] = [await photographed('#204060'), await photographed('#305070')];
    const form = await formBody([['image', new File([new Uint8Array(original)], 'IMG_1.jpg')]]);
    ({ id } = answerOf(addProjectImage, await portal.ask('POST', `${at}/images`, { token: owner, ...form })));
    const archive = new File([new Uint8Array(rawZip([{ name: 'IMG_1.jpg', content: retouched }]))], 'готово.zip');
    const sent = await formBody([['zip_file', archive]]);
    await portal.ask('POST', `/photographer/orders/${project}/images/upload-zip`, { token: owner, ...sent });
  });
  afterAll(() => portal.close());

  const shared = async (role: string): Promise<Record<string, string>> => {
    const body = { role, shows: 'both', pin: null, expires_on: null, can_download: true, choice_limit: null };
    const { address } = answerOf(createShare, await portal.ask('POST', `${at}/shares`, { token: owner, body }));
    return { authorization: `Share ${address.replace('/s/', '')}` };
  };
  const signedIn = () => ({ authorization: `Bearer ${owner}` });

  const downloads = {
    'all originals': { method: 'GET', path: () => `${at}/images/download`, headers: signedIn, of: () => original },
    'chosen originals': {
      method: 'POST',
      path: () => '/api/images/download',
      headers: signedIn,
      body: () => ({ ids: [id] }),
      of: () => original,
    },
    'all retouched photos': {
      method: 'GET',
      path: () => `/photographer${at.replace('/api', '')}/images/download-zip`,
      headers: signedIn,
      of: () => retouched,
    },
  } as const;

  /** The download whole, and put together from ranges for which `If-Range` names the same file. */
  async function download(method: 'GET' | 'POST', url: string, headers: Record<string, string>, body?: object) {
    const load = (more: Record<string, string> = {}) =>
      portal.app.inject({ method, url, headers: { ...headers, ...more }, ...(body && { payload: body }) });
    const whole = await load();
    expect(whole.statusCode).toBe(200);
    // What is posted has no ranges.
    if (method === 'POST') return whole;
    const parts: Buffer[] = [];
    for (let start = 0; start < whole.rawPayload.length; start += 500) {
      const part = await load({ range: `bytes=${start}-${start + 499}`, 'if-range': String(whole.headers.etag) });
      expect(part.statusCode).toBe(206);
      parts.push(part.rawPayload);
    }
    expect(Buffer.concat(parts).equals(whole.rawPayload)).toBe(true);
    return whole;
  }

  it.each(Object.entries(downloads))('is the stored one for its owner: %s', async (_, { method, path, headers, of, ...more }) => {
    const { rawPayload } = await download(method, path(), headers(), 'body' in more ? more.body() : undefined);
    expect(Buffer.from(unzipSync(rawPayload)['IMG_1.jpg'] ?? []).equals(of())).toBe(true);
  });

  it('is the stored one for its owner, alone', async () => {
    expect((await download('GET', `${at}/images/${id}/download`, signedIn())).rawPayload.equals(original)).toBe(true);
    const [photo] = answerOf(listRetouched, await portal.ask('GET', `${at}/images/retouched`, { token: owner }));
    const { rawPayload } = await portal.app.inject({ url: photo?.urls.original ?? '' });
    expect(rawPayload.equals(retouched)).toBe(true);
  });

  it.each(['client', 'retoucher'])('tells a %s what the photographer wrote, but neither place nor camera', async (role) => {
    const { rawPayload } = await download('GET', '/api/shared/download', await shared(role));
    const given = Buffer.from(unzipSync(rawPayload)['IMG_1.jpg'] ?? []);
    for (const stays of ['xmp:Rating="5"', 'xmp:Label="Green"', 'KEYWORD', 'CAPTION', 'COPYRIGHT']) {
      expect([stays, given.includes(stays)]).toEqual([stays, true]);
    }
    for (const gone of [place, 'SERIAL', 'UNKNOWN']) expect([gone, given.includes(gone)]).toEqual([gone, false]);
    expect((await sharp(given).metadata()).width).toBe(60);
  });
});
