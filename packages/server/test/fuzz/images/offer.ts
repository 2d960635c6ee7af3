import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { addPhotos, deletePhoto, sentences } from '@portal/api';
import { answerOf, type Portal } from '../../support/open-portal.ts';
import type { Photographer } from '../../support/photographer.ts';
import { quartersOf } from '../../support/quarters.ts';
import { corners, secrets } from '../../support/strange-images.ts';

export type Outcome = 'shown' | 'refused';

/** The messages for an image that is refused. */
const refusals: readonly string[] = [
  sentences.photoFormat,
  sentences.photoBroken,
  sentences.photoEmpty,
  sentences.imageTooLarge,
  sentences.imageTooDeep,
];
/** In compressed bytes anything of three or four characters occurs now and then. */
const longSecrets = secrets.filter((secret) => secret.length > 4);
const LARGE = 1_600;
const MIDDLE = 960;
const SMALL = 480;

/** Colours nearer than that are the same but for ink and rounding; never those of a turned or inverted image. */
const NEAR = 40;

/**
 * Uploads an image, looks at what visitors would be shown of it, and deletes it again. An undamaged one has to be shown
 * upright and in its colours.
 */
export async function offer(
  portal: Portal,
  owner: Photographer,
  bytes: Buffer,
  isUndamaged = false,
): Promise<{ outcome: Outcome; faults: string[] }> {
  const got = await owner.upload(new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }));
  if (got.status !== 200) {
    const { message } = got.body as { message: string };
    return { outcome: 'refused', faults: got.status === 422 && refusals.includes(message) ? [] : [`answered ${got.status} «${message}»`] };
  }
  const [photo] = answerOf(addPhotos, got).photos;
  if (!photo) return { outcome: 'shown', faults: ['taken, and not there'] };
  const row = await portal.ports.db
    .selectFrom('media')
    .select(['medium_key', 'middle_key', 'thumb_key', 'width', 'height'])
    .where('id', '=', photo.id)
    .executeTakeFirstOrThrow();
  const faults = [
    ...(await faultsOf(portal, row.medium_key, { ...row, isUndamaged, longest: LARGE })),
    ...(await faultsOf(portal, row.middle_key ?? '', { ...row, isUndamaged, longest: MIDDLE })),
    ...(await faultsOf(portal, row.thumb_key, { ...row, isUndamaged, longest: SMALL })),
  ];
  const address = deletePhoto.path.replace(':id', `${owner.portfolio}`).replace(':mediaId', `${photo.id}`);
  const deleted = await portal.ask('DELETE', address, { token: owner.token });
  return { outcome: 'shown', faults: deleted.status === 200 ? faults : [...faults, `deleting it answered ${deleted.status}`] };
}

interface Wanted {
  longest: number;
  /** Of the source. */
  width: number;
  height: number;
  isUndamaged: boolean;
}

/** What is wrong with a public copy: it does not open, has another size, or leaks metadata. */
async function faultsOf(portal: Portal, key: string, { longest, width, height, isUndamaged }: Wanted): Promise<string[]> {
  const stream = await portal.ports.files.read(key);
  if (!stream) return [`no copy of ${longest}`];
  const copy = await buffer(stream);
  const { info } = await sharp(copy, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
  const { exif, icc, xmp, iptc, orientation, format: found } = await sharp(copy).metadata();
  const scale = Math.min(1, longest / Math.max(width, height));
  const isNear = (side: number, source: number): boolean => Math.abs(side - Math.max(1, source * scale)) <= 1;
  return [
    ...(found === 'webp' ? [] : [`a ${found} for a webp`]),
    ...(isNear(info.width, width) && isNear(info.height, height) ? [] : [`${info.width} × ${info.height} of ${width} × ${height}`]),
    ...(exif || icc || xmp || iptc || orientation ? [`the copy of ${longest} carries metadata`] : []),
    ...(isUndamaged && !(await isAsMeant(copy)) ? [`the copy of ${longest} is turned or has other colours`] : []),
    ...longSecrets.filter((secret) => copy.includes(secret)).map((secret) => `the copy of ${longest} says ${secret}`),
  ];
}

async function isAsMeant(copy: Buffer): Promise<boolean> {
  const found = (await quartersOf(copy)).flat();
  return corners.flat().every((part, index) => Math.abs(part - (found[index] ?? 0)) < NEAR);
}
