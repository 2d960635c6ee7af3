import { limits, type OrderImage, type OrderImageChanges, Refusal, sentences } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import { fieldRefusal, type UploadedFile } from '../../http/uploads/uploads.ts';
import type { Actor } from '../../routing/serve.ts';
import { dropPhotos, keysOf, type KeptPhoto } from '../pictures/keep-photo.ts';
import { linkLoose } from '../retouched/link-loose.ts';
import { nameFiles } from '../storage/name-files.ts';
import { imageName, keepImage } from './keep-image.ts';
import * as repository from './repository.ts';
import { showImage } from './show-image.ts';

interface AboutOrder {
  params: { id: number };
}
export interface AboutImage {
  params: { id: number; imageId: number };
}

const notFound = () => new Refusal(404, sentences.notFound);
const orderPlace = ({ userId }: Actor, { params }: AboutOrder) => ({ photographerId: userId, projectId: params.id });
const imagePlace = (actor: Actor, asked: AboutImage) => ({ ...orderPlace(actor, asked), imageId: asked.params.imageId });

/** What is said when a photograph is not there: that, or that the order is not there either. */
async function imageNotFound(context: Context, actor: Actor, asked: AboutImage): Promise<Refusal> {
  await requireOrder(context, actor, asked);
  return new Refusal(404, sentences.imageNotFound);
}

/** A photograph of an own order. */
export async function requireImage(context: Context, actor: Actor, asked: AboutImage): Promise<repository.ImageRow> {
  const row = await repository.findImage(context.db, imagePlace(actor, asked));
  if (!row) throw await imageNotFound(context, actor, asked);
  return row;
}

/** The place of an own order and its name. Somebody else's is not there. */
export async function requireOrder({ db }: Context, actor: Actor, asked: AboutOrder): Promise<repository.OrderPlace & { name: string }> {
  const place = orderPlace(actor, asked);
  const name = await repository.findOrderName(db, place);
  if (name === undefined) throw notFound();
  return { ...place, name };
}

/**
 * All photographs of an own order at once, in their order; their number is bounded by `limits.orderImages`. 404 when the
 * order is not the caller's.
 */
export async function listOrderImages(context: Context, actor: Actor, asked: AboutOrder): Promise<OrderImage[]> {
  const { projectId } = await requireOrder(context, actor, asked);
  return (await repository.selectImages(context.db, projectId)).map((row) => showImage(context, row));
}

/** 404 when the photograph is not there or the order is not the caller's; the sentence tells which. */
export async function getOrderImage(context: Context, actor: Actor, asked: AboutImage): Promise<OrderImage> {
  return showImage(context, await requireImage(context, actor, asked));
}

/** The same file of the same name again, of a repeated upload, is the photograph that is there. */
export async function addOrderImage(
  context: Context,
  actor: Actor,
  asked: AboutOrder & { body: { orderId: number | null } },
  file: UploadedFile,
): Promise<OrderImage> {
  const { db, clock } = context;
  const { name: _, ...place } = await requireOrder(context, actor, asked);
  const { orderId } = asked.body;
  if (orderId !== null && orderId !== place.projectId) throw fieldRefusal(422, 'order_id', sentences.orderForeign);
  const name = imageName(file);
  const same = await repository.findSame(db, place.projectId, name, file.hash);
  if (same) return showImage(context, same);
  if ((await repository.countImages(db, place.projectId)).count >= limits.orderImages) throw full();

  const kept = await keepImage(context, file, 'image');
  const row = await nameFiles(context, keysOf([kept]), (trx) => insert(trx, place, { ...kept, name, created_at: clock.now() }));
  if (row.file_key !== kept.file_key) await dropPhotos(context, [kept]);
  return showImage(context, row);
}

const full = () => fieldRefusal(422, 'image', sentences.orderImagesFull);

async function insert(trx: repository.Trx, place: repository.OrderPlace, image: repository.NewImage): Promise<repository.ImageRow> {
  if (!(await repository.lockOrder(trx, place))) throw notFound();
  const same = await repository.findSame(trx, place.projectId, image.name, image.content_hash);
  if (same) return same;
  const { count, next } = await repository.countImages(trx, place.projectId);
  if (count >= limits.orderImages) throw full();
  const row = await repository.insertImage(trx, place, next, image);
  await linkLoose(trx, place, row);
  return row;
}

/** What is not sent stays. 422 when the properties of all photographs of the order become too long together, 404 as for `getOrderImage`. */
export async function updateOrderImage(
  context: Context,
  actor: Actor,
  asked: AboutImage & { body: OrderImageChanges },
): Promise<OrderImage> {
  const row = await context.db.transaction().execute((trx) => change(trx, imagePlace(actor, asked), asked.body));
  if (!row) throw await imageNotFound(context, actor, asked);
  return showImage(context, row);
}

async function change(
  trx: repository.Trx,
  place: repository.ImagePlace,
  changes: OrderImageChanges,
  kept?: KeptPhoto & { crc32: number },
): Promise<repository.ImageRow | undefined> {
  const { name, customProperties } = changes;
  if (!(await repository.lockOrder(trx, place))) return undefined;
  if (customProperties !== undefined) {
    const length = (await repository.countOtherProperties(trx, place)) + JSON.stringify(customProperties).length;
    if (length > limits.orderPropertiesLength) throw fieldRefusal(422, 'custom_properties', sentences.propertiesFull);
  }
  const row = await repository.updateImage(trx, place, changes, kept);
  if (row && name !== undefined) await linkLoose(trx, place, row);
  return row;
}

/** The old file goes when the row names the new one. */
export async function replaceOrderImage(
  context: Context,
  actor: Actor,
  asked: AboutImage & { body: OrderImageChanges },
  file: UploadedFile,
): Promise<OrderImage> {
  const place = imagePlace(actor, asked);
  await requireImage(context, actor, asked);
  const kept = await keepImage(context, file, 'new_image');
  const row = await nameFiles(context, keysOf([kept]), (trx) => change(trx, place, asked.body, kept));
  if (!row) {
    await dropPhotos(context, [kept]);
    throw await imageNotFound(context, actor, asked);
  }
  context.removePendingFiles();
  return showImage(context, row);
}

/** What was retouched of it stays; its own files go in the background. 404 as for `getOrderImage`: also the second time. */
export async function deleteOrderImage(context: Context, actor: Actor, asked: AboutImage): Promise<{ message: string }> {
  const place = imagePlace(actor, asked);
  const isDeleted = await context.db
    .transaction()
    // Locked: an archive that is written at this moment names the originals that it has found.
    .execute(async (trx) => (await repository.lockOrder(trx, place)) && repository.deleteImage(trx, place));
  if (!isDeleted) throw await imageNotFound(context, actor, asked);
  context.removePendingFiles();
  return { message: sentences.imageDeleted };
}

/** The whole order at once, or nothing of it. */
export async function reorderOrderImages(
  { db }: Context,
  actor: Actor,
  asked: AboutOrder & { body: { imageIds: number[] } },
): Promise<{ message: string }> {
  const place = orderPlace(actor, asked);
  const { imageIds } = asked.body;
  await db.transaction().execute(async (trx) => {
    if (!(await repository.lockOrder(trx, place))) throw notFound();
    const wanted = new Set(imageIds);
    const images = await repository.selectNames(trx, place.projectId);
    if (wanted.size !== images.length || images.some(({ id }) => !wanted.has(id))) {
      throw fieldRefusal(422, 'image_ids', sentences.orderStale);
    }
    await repository.placeImages(trx, place.projectId, imageIds);
  });
  return { message: sentences.orderSaved };
}
