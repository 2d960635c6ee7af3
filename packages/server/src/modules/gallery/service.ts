import { type GalleryImage, type GalleryPage, Refusal, sentences } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { UploadedFile } from '../../http/uploads/upload-rules.ts';
import type { Ports } from '../../platform/ports.ts';
import type { Actor } from '../../routing/caller.ts';
import { storePhotos, keysOf } from '../photo-files/store-photo.ts';
import { nameFiles } from '../storage/name-files.ts';
import * as repository from './repository.ts';

interface ById {
  params: { id: number };
}
const placeOf = ({ userId }: Actor, { params }: ById) => ({ photographerId: userId, id: params.id });
const notFound = () => new Refusal(404, sentences.imageNotFound);

/** A page of the caller's own images, the newest first. There is at least one page; one behind the last is empty. */
export async function listGallery(
  { db }: Ports,
  { userId }: Actor,
  { query: { page, limit } }: { query: { page: number; limit: number } },
): Promise<GalleryPage> {
  const { items, total } = await repository.selectImages(db, userId, { limit, offset: (page - 1) * limit });
  return { items, total, page, pages: Math.max(1, Math.ceil(total / limit)), perPage: limit };
}

interface Texts {
  title: string | null;
  description: string | null;
}

/** Stores an image with the texts that were sent. 422 when it is no image, cannot be decoded, or exceeds `limits.galleryImages`. */
export async function uploadGalleryImage(
  ports: Ports,
  { userId }: Actor,
  { body: { file, ...body } }: { body: Texts & { file: UploadedFile } },
): Promise<GalleryImage> {
  await repository.requireQuota(ports.db, userId);
  const [photo] = await storePhotos(ports, [file], 'file');
  if (!photo) throw new Error('One file gives one photo');
  const texts = { title: body.title ?? '', description: body.description ?? '' };
  const image = { ...photo, ...texts, photographer_id: userId, created_at: ports.clock.now() };
  return nameFiles(ports, keysOf([photo]), (trx) => repository.insertImage(trx, image));
}

/** Null or an empty text empties a field, a field that is not sent stays. 404 when the image does not exist or is not the caller's. */
export async function updateGalleryImage(
  { db }: Ports,
  actor: Actor,
  requested: ById & { body: { title?: string | null | undefined; description?: string | null | undefined } },
): Promise<GalleryImage> {
  const image = await repository.updateImage(db, placeOf(actor, requested), requested.body);
  if (!image) throw notFound();
  return image;
}

/** The files are deleted in the background. 404 when the image does not exist or is not the caller's: also the second time. */
export async function deleteGalleryImage(context: Context, actor: Actor, requested: ById): Promise<{ message: string }> {
  if (!(await repository.deleteImage(context.db, placeOf(actor, requested)))) throw notFound();
  context.removePendingFiles();
  return { message: sentences.imageDeleted };
}
