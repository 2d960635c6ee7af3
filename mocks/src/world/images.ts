import { limits, photoTypes, Refusal, sentences, titleOfFile } from '@portal/api';
import type { World } from './world.ts';

type ImageType = (typeof photoTypes)[number];

/** The type by the first bytes; the name and the claimed type are ignored. */
export async function imageType(file: Blob): Promise<ImageType | undefined> {
  const head = String.fromCodePoint(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (head.startsWith('\u00FF\u00D8\u00FF')) return 'image/jpeg';
  if (head.startsWith('\u0089PNG\r\n\u001A\n')) return 'image/png';
  return /^RIFF.{4}WEBP$/s.test(head) ? 'image/webp' : undefined;
}

/** The same for retouched images, which may also be GIF. */
export async function retouchedType(file: Blob): Promise<ImageType | 'image/gif' | undefined> {
  return (await file.slice(0, 4).text()) === 'GIF8' ? 'image/gif' : imageType(file);
}

/** Stores an image under `/media`, and returns its URL. */
export function storeImage(world: World, area: string, file: Blob, type: ImageType | 'image/gif'): string {
  const url = `/media/${area}/${world.nextId()}.${type.slice('image/'.length).replace('jpeg', 'jpg')}`;
  world.files.set(url, new Blob([file], { type }));
  return url;
}

/** The title of a file by its name. */
export const nameOf = (file: Blob): string | null => (file instanceof File && titleOfFile(file.name)) || null;

/** Stores one photo, or refuses it; the message names the file if there are several. */
export async function storePhoto(world: World, file: Blob, field: 'file' | 'files', among: readonly Blob[] = [file]): Promise<string> {
  const refusal = (status: number, message: string) => {
    const text = among.length > 1 && file instanceof File ? `${file.name}: ${message}` : message;
    return new Refusal(status, text, { [field]: [text] });
  };
  // A chosen file has a name.
  if (!(file instanceof File)) throw refusal(422, sentences.photosMissing);
  if (file.size === 0) throw refusal(422, sentences.photoEmpty);
  if (file.size > limits.photoMaxBytes) throw refusal(413, sentences.photoSize);
  const type = await imageType(file);
  if (!type) throw refusal(422, sentences.photoFormat);
  return storeImage(world, 'photos', file, type);
}

/** Whether two files have the same bytes. */
export async function isSame(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [a, b] = await Promise.all([one, other].map(async (file) => new Uint8Array(await file.arrayBuffer())));
  return a !== undefined && a.every((byte, index) => byte === b?.[index]);
}
