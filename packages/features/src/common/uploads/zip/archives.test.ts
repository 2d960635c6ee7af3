import { zipLimits } from '@portal/api';
import { noteFolders } from '@portal/ui';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { archivesOf as archivesNamed, fingerprintOf } from './archives.ts';

const archivesOf = (files: readonly File[]) => archivesNamed(files, (count) => `${count} фотографии`);

const photo = (name: string, content = name, lastModified = 1) => new File([content], name, { type: 'image/jpeg', lastModified });
const sized = (name: string, size: number) => Object.defineProperty(photo(name), 'size', { value: size });

it('archives go as they are, and what came loose as one archive behind them', async () => {
  const zips = [new File(['PK'], '8А.ZIP'), new File(['PK'], 'без имени', { type: 'application/zip' })];
  const archives = archivesOf([photo('IMG_2.jpg'), ...zips, photo('IMG_1.jpg')]);
  expect(archives.map(({ name }) => name)).toEqual(['8А.ZIP', 'без имени', '2 фотографии']);
  expect(await archives[0]?.open()).toBe(zips[0]);
  const made = await archives[2]?.open();
  expect(made?.size).toBe(archives[2]?.size);
  expect(Object.keys(unzipSync(new Uint8Array((await made?.arrayBuffer()) ?? [])))).toEqual(['IMG_1.jpg', 'IMG_2.jpg']);
});

it('photos of one name in two folders stay two, and of one folder too', async () => {
  const files = [
    noteFolders(photo('1.jpg', 'a'), ['8А']),
    noteFolders(photo('1.jpg', 'b'), ['8Б']),
    photo('1.jpg', 'c'),
    photo('1.jpg', 'd'),
  ];
  const made = await archivesOf(files)[0]?.open();
  expect(Object.keys(unzipSync(new Uint8Array((await made?.arrayBuffer()) ?? []))).toSorted()).toEqual(
    ['(2)/1.jpg', '1.jpg', '8А/1.jpg', '8Б/1.jpg'].toSorted(),
  );
});

it('the same photos make the same archive, in whatever order they were chosen', async () => {
  const files = [photo('IMG_1.jpg', 'a', 5), photo('IMG_2.jpg', 'b', 7)];
  const [one, other] = await Promise.all([files, files.toReversed()].map(async (chosen) => archivesOf(chosen)[0]?.open()));
  expect(one?.lastModified).toBe(7);
  expect(other?.lastModified).toBe(7);
  expect(await one?.text()).toBe(await other?.text());
});

it('no archive of loose photos is larger than the server takes, and none holds more than it reads', () => {
  const half = zipLimits.maxBytes / 2;
  expect(
    archivesOf([sized('1.jpg', half), sized('2.jpg', half - 1000), sized('3.jpg', half)]).map(({ sources }) => sources.length),
  ).toEqual([2, 1]);
  const many = Array.from({ length: zipLimits.entries + 1 }, (_, index) => photo(`${index}.jpg`, 'x'));
  for (const { sources } of archivesOf(many)) expect(sources.length).toBeLessThanOrEqual(zipLimits.entries);
});

describe('the fingerprint of an archive', () => {
  const size = zipLimits.chunkBytes * 3;
  /** A file of zeros, but for one byte. */
  function file({ at = 0, byte = 0, bytes = size, lastModified = 1, name = 'a.zip' } = {}): File {
    const content = new Uint8Array(bytes);
    content[at] = byte;
    return new File([content], name, { lastModified });
  }

  it('is the same for the same file, whatever it is called now', async () => {
    const one = await fingerprintOf(file());
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(await fingerprintOf(file({ name: 'b.zip' }))).toBe(one);
  });

  it.each([
    ['its beginning', { byte: 1 }],
    ['its end', { byte: 1, at: size - 1 }],
    ['its size', { bytes: size + 1 }],
    ['its date', { lastModified: 2 }],
  ])('differs with %s', async (_, change) => {
    expect(await fingerprintOf(file(change))).not.toBe(await fingerprintOf(file()));
  });
});
