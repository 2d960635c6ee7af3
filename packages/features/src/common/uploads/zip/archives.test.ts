import { zipLimits } from '@portal/api';
import { noteFolders } from '@portal/ui';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { archivesOf as archivesNamed } from './archives.ts';

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
