import { limits, photoTypes, Refusal, sentences, titleOfFile } from '@portal/api';
import type { World } from './world.ts';

type ImageType = (typeof photoTypes)[number];

/** What the first bytes say; the name and the type that a browser claims are not asked. */
export async function imageType(file: Blob): Promise<ImageType | undefined> {
  const head = String.fromCodePoint(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (head.startsWith('\u00FF\u00D8\u00FF')) return 'image/jpeg';
  if (head.startsWith('\u0089PNG\r\n\u001A\n')) return 'image/png';
  return /^RIFF.{4}WEBP$/s.test(head) ? 'image/webp' : undefined;
}

/** The same for retouched photographs, among which there may be a GIF. */
export async function retouchedType(file: Blob): Promise<ImageType | 'image/gif' | undefined> {
  return (await file.slice(0, 4).text()) === 'GIF8' ? 'image/gif' : imageType(file);
}

/** Puts a picture where `/media` finds it, and answers its address. */
export function storeImage(world: World, area: string, file: Blob, type: ImageType | 'image/gif'): string {
  const url = `/media/${area}/${world.nextId()}.${type.slice('image/'.length).replace('jpeg', 'jpg')}`;
  world.files.set(url, new Blob([file], { type }));
  return url;
}

/** How a file is called. */
export const nameOf = (file: Blob): string | null => (file instanceof File && titleOfFile(file.name)) || null;

/** Keeps one photograph, or says what is wrong with it; of several, which one it is. */
export async function storePhoto(world: World, file: Blob, field: 'file' | 'files', among: readonly Blob[] = [file]): Promise<string> {
  const refusal = (status: number, message: string) => {
    const said = among.length > 1 && file instanceof File ? `${file.name}: ${message}` : message;
    return new Refusal(status, said, { [field]: [said] });
  };
  // A file that somebody chose has a name.
  if (!(file instanceof File)) throw refusal(422, sentences.photosMissing);
  if (file.size === 0) throw refusal(422, sentences.photoEmpty);
  if (file.size > limits.photoMaxBytes) throw refusal(413, sentences.photoSize);
  const type = await imageType(file);
  if (!type) throw refusal(422, sentences.photoFormat);
  return storeImage(world, 'photos', file, type);
}

/** Whether two files hold the same bytes, whatever they are called and whichever type they claim. */
export async function isSame(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [a, b] = await Promise.all([one, other].map(async (file) => new Uint8Array(await file.arrayBuffer())));
  return a !== undefined && a.every((byte, index) => byte === b?.[index]);
}
