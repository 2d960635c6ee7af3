import { sentences, titleOfFile } from '@portal/api';
import { fileRefusal } from '../../http/uploads/uploads.ts';
import type { UploadedFile, UploadRules } from '../../http/uploads/upload-rules.ts';
import type { StoredImageColumns } from '../../platform/db/tables/columns.ts';
import { newFileKey } from '../../platform/files/file-key.ts';
import { type DerivedImages, ImageError, type ImageFormat, type ImagePlan } from '../../platform/images/image-worker.ts';
import type { Ports } from '../../platform/ports.ts';
import { adoptAll, dropFiles } from '../storage/name-files.ts';
import { newCopyKeys } from './copy-keys.ts';
import { imageProblem } from './image-problem.ts';

/** A photo whose files are in the storage: the columns that a row needs. */
export interface StoredPhoto extends StoredImageColumns {
  content_hash: string;
}

type Storage = Pick<Ports, 'files' | 'images'>;
const extensions = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif' } as const;

/** Where a photo's files are stored, and which kinds are accepted. */
interface StorageOptions {
  /** Areas of the storage: of the original and of its copies. */
  areas: { original: string; copies: string };
  /** Which copies are made. */
  plan: ImagePlan;
  formats?: readonly ImageFormat[];
  /** Looks for QR codes too. */
  readsCodes?: boolean;
}

/** A photo of a project, with what an archive needs before its first byte and the metadata that others do not get. */
export interface StoredProjectPhoto extends StoredPhoto {
  crc32: number;
  /** JSON of a `Redaction`; null: others get the file as it is. */
  redaction: string | null;
  /** Describes what it shows, to find retouched versions of it. */
  descriptor: string | null;
}

/** An original of a project. */
export interface StoredOriginal extends StoredProjectPhoto {
  /** By the clock of the camera. */
  taken_at: string | null;
}

/** Everybody may see the copies. */
const shown: StorageOptions = { areas: { original: 'originals', copies: 'photos' }, plan: 'photo' };
/** All addresses are signed. */
export const ofProject = { areas: { original: 'projects', copies: 'projects' }, plan: 'project' } as const satisfies StorageOptions;
const projectFormats = ['jpeg', 'png'] as const;

/** The original name of a photo's file. */
export const nameOf = (file: UploadedFile): string => titleOfFile(file.name);

/** Stores the original unchanged, for its owner only, and upright public copies without metadata. All files are stored, or none. */
export async function storePhoto(
  storage: Storage,
  file: Pick<UploadedFile, 'path' | 'bytes' | 'hash'>,
  refuse: (error: ImageError) => Error,
): Promise<StoredPhoto> {
  return (await store(storage, file, refuse, shown)).stored;
}

/** The same for a retouched photo, of which nothing is public. */
export async function storeRetouched(
  storage: Storage,
  file: Pick<UploadedFile, 'path' | 'bytes' | 'hash' | 'crc32'>,
  refuse: (error: ImageError) => Error,
  formats: readonly ImageFormat[],
): Promise<StoredProjectPhoto> {
  return projectColumns(file, await store(storage, file, refuse, { ...ofProject, formats }));
}

/** The same for an original of a project, as cameras write them, with the camera and the codes that were found in it. */
export async function storeOriginal(
  storage: Storage,
  file: Pick<UploadedFile, 'path' | 'bytes' | 'hash' | 'crc32'>,
  refuse: (error: ImageError) => Error,
  readsCodes: boolean,
): Promise<Pick<DerivedImages, 'camera' | 'codes'> & { columns: StoredOriginal }> {
  const result = await store(storage, file, refuse, { ...ofProject, formats: projectFormats, readsCodes });
  return { columns: { ...projectColumns(file, result), taken_at: result.takenAt }, camera: result.camera, codes: result.codes };
}

const projectColumns = ({ crc32 }: Pick<UploadedFile, 'crc32'>, { stored, redaction, descriptor }: Result): StoredProjectPhoto => ({
  ...stored,
  descriptor,
  crc32,
  redaction: redaction && JSON.stringify(redaction),
});

interface Result extends Pick<DerivedImages, 'redaction' | 'descriptor' | 'takenAt' | 'camera' | 'codes'> {
  stored: StoredPhoto;
}

async function store(
  { files, images }: Storage,
  file: Pick<UploadedFile, 'path' | 'bytes' | 'hash'>,
  refuse: (error: ImageError) => Error,
  { areas, plan, formats, readsCodes }: StorageOptions,
): Promise<Result> {
  const derived = await images.derive(file.path, plan, { formats, readsCodes }).catch((error: unknown) => {
    throw error instanceof ImageError ? refuse(error) : error;
  });
  const { source, large, middle, small, color, placeholder, redaction, descriptor, takenAt, camera, codes } = derived;
  const copies = newCopyKeys(areas.copies);
  const stored = {
    file_key: newFileKey(areas.original, extensions[source.format]),
    medium_key: copies.large,
    middle_key: middle && copies.middle,
    thumb_key: copies.small,
    width: source.width,
    height: source.height,
    color,
    placeholder,
    bytes: file.bytes,
    content_hash: file.hash,
  };
  try {
    await adoptAll(
      { files },
      {
        [stored.file_key]: file.path,
        [copies.large]: large.path,
        ...(middle && { [copies.middle]: middle.path }),
        [copies.small]: small.path,
      },
    );
    return { stored, redaction, descriptor, takenAt, camera, codes };
  } finally {
    await derived.discard();
  }
}

/** Stores all of them or none. */
export async function storePhotos(
  storage: Storage,
  uploaded: readonly UploadedFile[],
  about: UploadRules['about'],
): Promise<StoredPhoto[]> {
  const stored: StoredPhoto[] = [];
  try {
    for (const file of uploaded) {
      stored.push(await storePhoto(storage, file, (error) => fileRefusal(422, about, wordsFor(error), file, uploaded)));
    }
    return stored;
  } catch (error) {
    await dropPhotos(storage, stored);
    throw error;
  }
}

const wordsFor = ({ reason }: ImageError): string => imageProblem(reason, sentences.photoFormat);

/** The keys of all their files. */
export const keysOf = (photos: readonly Pick<StoredPhoto, 'file_key' | 'medium_key' | 'middle_key' | 'thumb_key'>[]): string[] =>
  photos.flatMap(({ file_key, medium_key, middle_key, thumb_key }) => [file_key, medium_key, middle_key ?? [], thumb_key].flat());

/** Removes the files of photos for which no row was written. */
export const dropPhotos = (storage: Pick<Ports, 'files'>, photos: readonly StoredPhoto[]): Promise<void> =>
  dropFiles(storage, keysOf(photos));
