import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { freeName, originalOf, sortRetouched } from '@portal/api';
import { pictureComparer } from '../../../server/src/modules/retouched/look-at-pictures.ts';
import { descriptorOf } from '../../../server/src/platform/images/descriptor.ts';
import { imageOf, type Pixels, pixelsOf } from '../../../server/src/platform/images/pixels.ts';
import type { Row } from '../row.ts';
import { edits, nextFrame, type Random, randomFrom } from './pixels.ts';

const folder = path.resolve(import.meta.dirname, '../../../../mocks/public/photos');
const CLASSES = 6;
const PUPILS = 30;
const PHOTOS = 2;
/** One photo of so many comes back with the name of another one. */
const MISNAMED = 12;

const describeImage = async (image: Pixels): Promise<string> =>
  descriptorOf(await pixelsOf(imageOf(image).resize(480, 480, { fit: 'inside' })));

/** What retouchers do with photos of a school: a photo is lightened and its skin smoothed, cropped, straightened, made black and white, or all of it. */
const returned: readonly (readonly (keyof typeof edits)[])[] = [
  ['a stop lighter'],
  ['strokes of a brush'],
  ['cropped to 65 %'],
  ['cropped to another shape'],
  ['black and white'],
  ['turned by up to 3°', 'cropped to 85 %'],
  ['a stop darker', 'cropped to 70 %', 'black and white'],
  ['resized to 40 %', 'JPEG of quality 60'],
];

interface Photo {
  id: number;
  /** As its camera called it. */
  shot: string;
  /** As the project calls it. */
  name: string;
  groupId: number;
  hash: string;
  descriptor: string;
  pixels: Pixels;
}

/** Classes whose cameras all began with the same number. The demo has fewer photos: the last ones are next frames of others. */
async function shoot(random: Random): Promise<Photo[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).toSorted();
  const names: string[] = [];
  const photos: Photo[] = [];
  for (let index = 0; index < CLASSES * PUPILS * PHOTOS; index += 1) {
    const first = await pixelsOf(
      sharp(path.join(folder, files[index % files.length] ?? ''))
        .resize(640, 640, { fit: 'inside' })
        .removeAlpha(),
    );
    const pixels = index < files.length ? first : nextFrame(first, random);
    const shot = `DSC_${String((index % (PUPILS * PHOTOS)) + 1).padStart(4, '0')}.jpg`;
    const name = freeName(shot, names);
    names.push(name);
    const groupId = Math.floor(index / (PUPILS * PHOTOS)) + 1;
    photos.push({ id: index + 1, shot, name, groupId, hash: String(index), descriptor: await describeImage(pixels), pixels });
  }
  return photos;
}

/** How the photos of a school are joined when they come back, with the folders of the classes and without: how many, and how many to another child. */
export async function school(print: (line: string) => void): Promise<Row[]> {
  const random = randomFrom(11);
  const originals = await shoot(random);
  const groups = Array.from({ length: CLASSES }, (_, index) => ({ id: index + 1, name: `${index + 1} "А"` }));
  const stored = new Map(originals.map(({ id, descriptor }) => [id, descriptor]));
  const files: { of: Photo; shot: string; isMisnamed: boolean; content_hash: string; descriptor: string }[] = [];
  for (const [index, of] of originals.entries()) {
    let { pixels } = of;
    for (const edit of returned[index % returned.length] ?? []) pixels = (await edits[edit]?.(pixels, random)) ?? pixels;
    files.push({ of, shot: of.shot, isMisnamed: false, content_hash: `r${index}`, descriptor: await describeImage(pixels) });
  }
  // Two neighbours whose names were mixed up, within their class.
  for (let index = 0; index + 1 < files.length; index += 2 * MISNAMED) {
    const [one, other] = [files[index], files[index + 1]];
    if (!one || !other) continue;
    [one.shot, other.shot] = [other.of.shot, one.of.shot];
    one.isMisnamed = true;
    other.isMisnamed = true;
  }
  const rows: Row[] = [];
  for (const [way, folderOf] of [
    ['in folders', ({ groupId }: Photo) => [`${groupId} "а"`, 'готово']],
    ['without folders', ({ id }: Photo) => [String(id)]],
  ] as const) {
    const arrived = files.map((file) => ({ ...file, name: file.shot, folders: folderOf(file.of) }));
    const began = performance.now();
    const { sure } = await pictureComparer()<(typeof arrived)[number], ReturnType<typeof sortRetouched<(typeof arrived)[number], never>>>(
      async (ids) => new Map(ids.map((id) => [id, stored.get(id) ?? null])),
      originals,
      (look) => sortRetouched(arrived, { originals, photos: [], groups }, look),
    );
    const seconds = (performance.now() - began) / 1_000;
    const found = sure.map(({ file, target }) => ({ file, original: originalOf(target) }));
    const wrong = found.filter(({ file, original }) => original !== null && original !== file.of.id);
    const named = files.filter(({ isMisnamed }) => !isMisnamed).length;
    const right = found.filter(({ file, original }) => !file.isMisnamed && original === file.of.id).length;
    for (const { file, original } of wrong) print(`${way}: ${file.of.name} went to ${original}`);
    rows.push(
      {
        what: `${files.length} photos of a school ${way}, ${files.length - named} misnamed: joined to another photo`,
        unit: '',
        ours: wrong.length,
        goal: { atMost: 0 },
      },
      { what: '... joined of those that are named rightly', unit: '%', ours: (100 * right) / named, goal: { atLeast: 98 } },
      { what: '... all', unit: 's', ours: seconds },
    );
  }
  return rows;
}
