import { nameToGive, Refusal, sentences } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import { mediaTypeOf } from '../../http/downloads/media-types.ts';
import type { ServedFile } from '../../http/downloads/send-file.ts';
import type { Actor } from '../../routing/serve.ts';
import { archiveOf } from './archive.ts';
import * as repository from './repository.ts';
import { type AboutImage, requireImage, requireOrder } from './service.ts';

/** One original, as it was uploaded. */
export async function downloadOrderImage(context: Context, actor: Actor, requested: AboutImage): Promise<ServedFile> {
  const row = await requireImage(context, actor, requested);
  return {
    name: nameToGive(row.name, row.file_key),
    type: mediaTypeOf(row.file_key) ?? 'application/octet-stream',
    etag: row.content_hash,
    parts: [{ bytes: row.bytes, read: (range) => context.files.read(row.file_key, range) }],
  };
}

/** All originals of an order, in their order. */
export async function downloadOrderImages(context: Context, actor: Actor, requested: { params: { id: number } }): Promise<ServedFile> {
  const { projectId, name } = await requireOrder(context, actor, requested);
  const images = await repository.selectStored(context.db, projectId);
  if (images.length === 0) throw new Refusal(404, sentences.nothingToDownload);
  return archiveOf(context, name, images);
}

/** The named originals in the order they are named, of any orders; one that is not the own is not there. */
export async function downloadChosenImages(
  context: Context,
  { userId }: Actor,
  { body: { ids } }: { body: { ids: number[] } },
): Promise<ServedFile> {
  const images = await repository.selectChosen(context.db, userId, ids);
  const [first] = images;
  if (!first || images.length !== ids.length) throw new Refusal(404, sentences.imageNotFound);
  const isOneOrder = images.every(({ project_id }) => project_id === first.project_id);
  const place = { photographerId: userId, projectId: first.project_id };
  const name = isOneOrder ? await repository.findOrderName(context.db, place) : sentences.severalOrders;
  return archiveOf(context, name ?? '', images);
}
