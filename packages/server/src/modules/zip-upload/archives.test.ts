import { randomBytes } from 'node:crypto';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryPacked, limits, listRetouched, nothingTaken, sentences, uploadZip, type ZipReport } from '@portal/api';
import { formBody } from '../../../test/support/form.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { addImage, newProject } from '../../../test/support/project.ts';
import { someFile, storedKeys } from '../../../test/support/photographer.ts';
import { pngChunk, rawPng } from '../../../test/support/raw-image.ts';
import { cp1251, cp866, type RawEntry, rawZip, unicodePath } from '../../../test/support/raw-zip.ts';
import { soon } from '../../../test/support/soon.ts';

const UTF8 = 0x0800;
const SECRET = 1;
const STRONG = 0x40;
const LINK = (0o120777 << 16) >>> 0;
const MB = 1_048_576;
const name = 'Ёлкин Артём №1.jpg';

let portal: Portal;
let token: string;
let project: number;
let image: Buffer;

beforeAll(async () => {
  portal = await openPortal('embedded');
  token = await portal.signUp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  project = await newProject(portal, token);
  image = Buffer.from(await (await someFile()).arrayBuffer());
});

const addOriginal = async (called: string) => addImage(portal, token, project, await someFile(called));

/** An original of a name that another one has, as versions before this one stored it. */
async function addTwin(called: string): Promise<void> {
  const { id } = await addOriginal(called);
  await portal.ports.db.updateTable('project_images').set({ name: called }).where('id', '=', id).execute();
}

async function send(archive: Buffer) {
  const form = await formBody([['zip_file', new File([new Uint8Array(archive)], 'готово.zip')]]);
  return portal.ask('POST', `/photographer/orders/${project}/images/upload-zip`, { token, ...form });
}

const report = async (entries: readonly RawEntry[]): Promise<ZipReport> => answerOf(uploadZip, await send(rawZip(entries)));
const retouched = async () => answerOf(listRetouched, await portal.ask('GET', `/api/orders/${project}/images/retouched`, { token }));

describe('a name of an archive', () => {
  const raw = cp866(name);
  it.each<[string, Omit<RawEntry, 'content'>]>([
    ['UTF-8 with its flag', { name, flags: UTF8 }],
    ['UTF-8 without the flag', { name }],
    ['UTF-8 in parts, as a Mac writes it', { name: name.normalize('NFD') }],
    ['the console’s code page', { name: raw }],
    ['the code page of Windows', { name: cp1251(name) }],
    ['the console’s code page beside a field in UTF-8', { name: Buffer.from('??????'), extra: unicodePath(Buffer.from('??????'), name) }],
    ['a folder and a name', { name: `Класс 9/${name}` }],
    ['a path of Windows', { name: cp866(`C:\\фото\\${name}`) }],
    ['a way out of the folder', { name: `../../../../${name}` }],
    ['a whole path', { name: `/etc/${name}` }],
  ])('is read when it is %s', async (_, entry) => {
    await addOriginal(name);
    const { matched, total } = await report([{ ...entry, content: image }]);
    expect({ matched, total }).toEqual({ matched: [name], total: { originals: 1, matched: 1 } });
    expect(await retouched()).toMatchObject([{ name, version: 1 }]);
  });

  it('has the quotation marks that the form of the original encoded', async () => {
    const { name: stored } = await addOriginal('11 "А" 001.jpg');
    expect(stored).toBe('11 "А" 001.jpg');
    expect(await report([{ name: '11 "А" 001.jpg', flags: UTF8, content: image }])).toMatchObject({ matched: ['11 "А" 001.jpg'] });
  });

  it('in a code page is recognised by how Russian it looks, when no original is called so', async () => {
    const names = ['Выпускной альбом.jpg', 'Ещё один снимок.jpg', 'ЁЖИК.jpg'];
    for (const page of [cp866, cp1251]) {
      const { withoutOriginal } = await report(names.map((one) => ({ name: page(one), content: image })));
      expect(withoutOriginal.toSorted()).toEqual(names.toSorted());
    }
  });

  it('that systems write beside the files is skipped without a report', async () => {
    const beside = ['__MACOSX/._a.jpg', '._a.jpg', '.DS_Store', 'фото/Thumbs.db', 'desktop.ini', 'папка/'];
    const reported = await report([{ name: 'a.jpg', content: image }, ...beside.map((one) => ({ name: one, content: Buffer.from('x') }))]);
    expect(reported).toMatchObject({ withoutOriginal: ['a.jpg'], refused: [], ambiguous: [] });
  });
});

const entry = (more: Partial<RawEntry> = {}): RawEntry => ({ name: 'a.jpg', content: image, ...more });

/** Its 64-bit directory is said to be beyond the end of the file. */
function beyond(): Buffer {
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x0706_4b50, 0);
  locator.writeBigUInt64LE(2n ** 63n, 8);
  return Buffer.concat([locator, rawZip([])]);
}

describe('an archive is refused with a sentence, and nothing of it stays, when it', () => {
  it.each<[string, string, () => Buffer]>([
    ['is no archive', sentences.zipNotZip, () => randomBytes(5_000)],
    ['is a renamed image', sentences.zipNotZip, () => image],
    ['is cut off', sentences.zipBroken, () => rawZip([entry()]).subarray(0, -30)],
    ['has lost its beginning', sentences.zipBroken, () => Buffer.concat([Buffer.from('PK'), rawZip([entry()]).subarray(20)])],
    ['is empty', sentences.zipNoImages, () => rawZip([])],
    ['holds no images', sentences.zipNoImages, () => rawZip([entry({ name: 'a.txt', content: Buffer.from('text') })])],
    ['holds folders only', sentences.zipNoImages, () => rawZip([{ name: 'a/' }, { name: 'b/' }])],
    ['is secret', sentences.zipEncrypted, () => rawZip([entry({ flags: SECRET, isDeflated: true })])],
    [
      'holds too many files',
      sentences.zipTooManyEntries,
      () => rawZip(Array.from({ length: 5_001 }, (_, index) => ({ name: `${index}` }))),
    ],
    ['declares more than it holds', sentences.zipBroken, () => rawZip([entry()], { count: 7 })],
    ['is secret in the strong way', sentences.zipEncrypted, () => rawZip([entry({ flags: SECRET | STRONG })])],
    ['is packed in a way that is not read', nothingTaken([{ reason: entryPacked('Deflate64') }]), () => rawZip([entry({ method: 9 })])],
    [
      'holds nothing that is read, for two reasons',
      nothingTaken([{ reason: sentences.entryBroken }, { reason: sentences.entryFormat }]),
      () => rawZip([entry({ content: image.subarray(0, 60) }), entry({ name: 'b.txt', content: Buffer.from('text') })]),
    ],
    ['grows beyond measure', sentences.zipBomb, () => rawZip([entry({ content: Buffer.alloc(30 * MB), isDeflated: true })])],
    [
      'holds the same bytes many times',
      sentences.zipBomb,
      () => rawZip([entry(), entry({ declared: { offset: 0 } }), entry({ declared: { offset: 0 } })]),
    ],
    ['points beyond all numbers', sentences.zipBroken, () => beyond()],
    ['has names without end', sentences.zipBroken, () => rawZip([entry({ name: Buffer.alloc(5_000, 0xc4) })])],
    ['points behind its end', sentences.zipBomb, () => rawZip([entry({ isDeflated: true, declared: { packed: 50 * MB } })])],
    [
      'unpacks to more than may',
      sentences.zipTooLarge,
      () =>
        rawZip(Array.from({ length: 9 }, () => entry({ declared: { size: 50 * MB }, content: randomBytes(600_000), isDeflated: true }))),
    ],
  ])('%s', async (_, sentence, make) => {
    await report([{ name: 'there.jpg', content: image }]);
    const before = await storedKeys(portal);
    expect(await send(make())).toMatchObject({ status: 422, body: { message: sentence, errors: { zip_file: [sentence] } } });
    expect(await storedKeys(portal)).toEqual(before);
    expect(await retouched()).toMatchObject([{ name: 'there.jpg', version: 1 }]);
  });
});

describe('a file of an archive is refused by its name, and the others are read, when it', () => {
  it.each<[string, string, () => RawEntry]>([
    ['is no image', sentences.entryFormat, () => ({ name: 'b.jpg', content: Buffer.from('text') })],
    ['is an archive', sentences.entryFormat, () => ({ name: 'b.jpg', content: rawZip([{ name: 'a.jpg', content: image }]) })],
    [
      'is an SVG with a script',
      sentences.entryFormat,
      () => ({ name: 'b.jpg', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }),
    ],
    ['is a damaged image', sentences.entryBroken, () => ({ name: 'b.jpg', content: image.subarray(0, 60) })],
    [
      'has too many pixels',
      sentences.entryPixels,
      () => ({ name: 'b.jpg', content: rawPng(16_000, 16_000, [pngChunk('IDAT', Buffer.alloc(9))]) }),
    ],
    ['has another checksum', sentences.entryBroken, () => ({ name: 'b.jpg', content: image, declared: { crc32: 1 } })],
    ['is larger than it says', sentences.entryBroken, () => ({ name: 'b.jpg', content: image, isDeflated: true, declared: { size: 9 } })],
    [
      'is smaller than it says',
      sentences.entryBroken,
      () => ({ name: 'b.jpg', content: image, isDeflated: true, declared: { size: 900 } }),
    ],
    ['is a link', sentences.entryLink, () => ({ name: 'b.jpg', content: Buffer.from('/etc/passwd'), attributes: LINK })],
    ['is packed in a way that is not read', entryPacked('LZMA'), () => ({ name: 'b.jpg', content: image, method: 14 })],
    ['is packed in a way that has no name', entryPacked('№ 77'), () => ({ name: 'b.jpg', content: image, method: 77 })],
    ['is secret', sentences.entryEncrypted, () => ({ name: 'b.jpg', content: image, isDeflated: true, flags: SECRET })],
    ['grows beyond measure', sentences.entryBomb, () => ({ name: 'b.jpg', content: Buffer.alloc(30 * MB), isDeflated: true })],
    [
      'declares a huge size',
      sentences.entryLarge,
      () => ({ name: 'b.jpg', content: randomBytes(700_000), isDeflated: true, declared: { size: 61 * MB } }),
    ],
  ])('%s', async (_, reason, make) => {
    const reported = await report([{ name: 'a.jpg', content: image }, make()]);
    expect(reported).toMatchObject({ withoutOriginal: ['a.jpg'], refused: [{ name: 'b.jpg', reason }] });
    expect(await retouched()).toMatchObject([{ name: 'a.jpg' }]);
  });
});

it('a scan in white that is no photo does not make the archive a bomb, and a large one not too large', async () => {
  const scan = { content: Buffer.alloc(17 * MB, 255), isDeflated: true };
  const project = { name: 'альбом.psd', content: randomBytes(600_000), declared: { size: 500 * MB }, isDeflated: true };
  const reported = await report([{ name: 'a.jpg', content: image }, { ...scan, name: 'оборот.tif' }, project]);
  expect(reported).toMatchObject({
    withoutOriginal: ['a.jpg'],
    refused: [
      { name: 'оборот.tif', reason: sentences.entryFormat },
      { name: 'альбом.psd', reason: sentences.entryLarge },
    ],
  });
});

it('files that systems, NAS and galleries put beside the photos are skipped', async () => {
  const folders = ['__MACOSX', '.@__thumb', '@eaDir', '.picasaoriginals', '.thumbnails', '#recycle', 'CaptureOne/Cache'];
  const files = ['._a.jpg', 'Thumbs.db', '.picasa.ini', 'desktop.ini', '.DS_Store'];
  const beside = [...folders.map((folder) => `Готово/${folder}/a.jpg`), ...files.map((file) => `Готово/${file}`)];
  await addOriginal('a.jpg');
  const reported = await report([...beside, 'Готово/a.jpg'].map((called) => ({ name: called, content: image })));
  expect(reported).toMatchObject({ matched: ['a.jpg'], withoutOriginal: [], ambiguous: [], refused: [] });
});

it('many damaged files do not affect the others', async () => {
  const damaged = Buffer.concat([image, randomBytes(200_000)]);
  const entries = Array.from({ length: 60 }, (_, index): RawEntry => {
    const declared = index % 2 === 0 ? { size: 10 } : { crc32: 1 };
    return { name: `${index}.png`, content: damaged, isDeflated: true, declared };
  });
  const reported = await report([...entries, { name: 'good.png', content: image }]);
  expect(reported).toMatchObject({ withoutOriginal: ['good.png'], refused: entries.map(({ name: called }) => ({ name: called })) });
});

it.each([' ', '\u0001', '\u202e'])('an image called %j gets a name', async (called) => {
  expect(await report([{ name: called, content: image }])).toMatchObject({ withoutOriginal: ['photo.jpg'] });
});

it('a failure after the rows are stored deletes none of their files', async () => {
  const { files } = portal.ports;
  vi.spyOn(files, 'remove').mockRejectedValue(new Error('the disk is tired'));
  await report([{ name: 'a.png', content: image }]);
  vi.restoreAllMocks();
  const [stored] = await retouched();
  expect((await portal.app.inject(stored?.urls.original ?? '')).statusCode).toBe(200);
});

it.each(['jpeg', 'png', 'gif', 'webp'] as const)('%s is an image of an archive', async (format) => {
  const content = await sharp(image).toFormat(format).toBuffer();
  expect(await report([{ name: `a.${format}`, content }])).toMatchObject({ withoutOriginal: [`a.${format}`], refused: [] });
});

const another = async (called = 'a.png') => report([{ name: called, content: Buffer.from(await (await someFile()).arrayBuffer()) }]);

it('the oldest of too many versions is deleted with its files', async () => {
  for (let version = 0; version <= limits.retouchedVersions; version += 1) await another();
  const before = await storedKeys(portal);
  await another();
  const [{ earlier } = { earlier: [] }] = await retouched();
  expect(earlier).toHaveLength(limits.retouchedVersions);
  await soon(async () => expect(await storedKeys(portal)).toHaveLength(before.length));
});

it('of several images uploaded before their original the newest is the current version, up to the limit of versions', async () => {
  const nothing = (await storedKeys(portal)).length;
  for (let version = 0; version < 4; version += 1) {
    for (const called of ['IMG_1.JPG', 'img_1.jpg']) {
      await another(called);
      portal.ports.clock.advance(1_000);
    }
  }
  // Three files each. Those of deleted versions are removed after the answer.
  const before = nothing + 3 * (1 + limits.retouchedVersions);
  await soon(async () => expect(await storedKeys(portal)).toHaveLength(before));
  const { id } = await addOriginal('IMG_1.JPG');
  const stored = await retouched();
  expect(stored).toMatchObject([{ name: 'img_1.jpg', originalId: id, version: 8 }]);
  expect(stored[0]?.earlier.map(({ number }) => number)).toEqual([7, 6, 5, 4, 3]);
  await another('IMG_1.JPG');
  expect(await retouched()).toMatchObject([{ id: stored[0]?.id, name: 'IMG_1.JPG', version: 9 }]);
  // The original was added, and one more version, which replaced the oldest.
  await soon(async () => expect(await storedKeys(portal)).toHaveLength(before + 3 * (1 + 1 - 1)));
});

it('a retouched image whose original is deleted while the archive is read is stored without one', async () => {
  const { id } = await addOriginal('a.jpg');
  const { files } = portal.ports;
  const adopt = files.adopt.bind(files);
  vi.spyOn(files, 'adopt').mockImplementationOnce(async (...file) => {
    expect(await portal.ask('DELETE', `/api/orders/${project}/images/${id}`, { token })).toMatchObject({ status: 200 });
    return adopt(...file);
  });
  expect(await report([{ name: 'a.jpg', content: image }])).toMatchObject({ matched: [], withoutOriginal: ['a.jpg'], ambiguous: [] });
  vi.restoreAllMocks();
  expect(await retouched()).toMatchObject([{ name: 'a.jpg', originalId: null }]);
});

it('a match that is ambiguous once the archive is read is reported, and its file is deleted', async () => {
  await addOriginal('a.jpg');
  const { files } = portal.ports;
  const adopt = files.adopt.bind(files);
  vi.spyOn(files, 'adopt').mockImplementationOnce(async (...file) => {
    await addTwin('a.jpg');
    return adopt(...file);
  });
  const reported = await report([
    { name: 'a.jpg', content: image },
    { name: 'b.jpg', content: image },
  ]);
  vi.restoreAllMocks();
  expect(reported).toMatchObject({
    matched: [],
    withoutOriginal: ['b.jpg'],
    ambiguous: [{ name: 'a.jpg', reason: sentences.entryAmbiguous }],
  });
  expect(await retouched()).toMatchObject([{ name: 'b.jpg', originalId: null }]);
});

it('photos of two cameras are matched to their originals by the names under which they are downloaded', async () => {
  for (const called of ['IMG_1.jpg', 'IMG_1.jpg', 'img_1.png', 'CON.jpg', 'Анна Б.jpg', 'Анна\u00a0Б.jpg']) await addOriginal(called);
  const all = await portal.app.inject({ url: `/api/orders/${project}/images/download`, headers: { authorization: `Bearer ${token}` } });
  const names = Object.keys(unzipSync(all.rawPayload));
  expect(names).toEqual(['IMG_1.jpg', 'IMG_1 (2).jpg', 'img_1 (3).png', '_CON.jpg', 'Анна Б.jpg', 'Анна\u00a0Б (2).jpg']);
  const files = names.map(async (called) => ({ name: called, content: Buffer.from(await (await someFile()).arrayBuffer()) }));
  expect(await report(await Promise.all(files))).toMatchObject({ ambiguous: [], missing: [], total: { originals: 6, matched: 6 } });
});

it('a file that matches several originals is reported and not stored', async () => {
  for (const original of ['IMG_1.jpg', 'IMG_2.jpg']) await addOriginal(original);
  await addTwin('IMG_1.JPG');
  const other = Buffer.from(await (await someFile()).arrayBuffer());
  const reported = await report([
    { name: 'IMG_1.png', content: image },
    { name: 'IMG_2.png', content: image },
    { name: 'a/twice.jpg', content: image },
    { name: 'b/twice.jpg', content: other },
  ]);
  expect(reported).toEqual({
    matched: ['IMG_2.png'],
    withoutOriginal: [],
    unchanged: [],
    ambiguous: [
      { name: 'IMG_1.png', reason: sentences.entryAmbiguous },
      { name: 'twice.jpg', reason: sentences.entryTwice },
    ],
    refused: [],
    joined: [{ name: 'IMG_2.png', by: 'name', group: null }],
    held: [],
    missing: ['IMG_1.jpg', 'IMG_1.JPG'],
    total: { originals: 3, matched: 1 },
  });
});
