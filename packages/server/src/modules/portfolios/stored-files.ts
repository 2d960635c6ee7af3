import { type AddedPhotos, Refusal, sentences } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import { fieldRefusal } from '../../http/uploads/uploads.ts';
import type { UploadedFile } from '../../http/uploads/upload-rules.ts';
import type { Ports } from '../../platform/ports.ts';
import type { Actor } from '../../routing/caller.ts';
import { lockPhotographer } from '../lock-repository.ts';
import { mediaUrl } from '../media-url.ts';
import { storePhotos, keysOf, nameOf } from '../photo-files/store-photo.ts';
import { requireKnown } from '../specializations/require-known.ts';
import { nameFiles } from '../storage/name-files.ts';
import { deleteLoose, insertLoose, lockLoose, requireLooseQuota } from './loose-repository.ts';
import { insertPhotos, selectPhotos } from './photo-repository.ts';
import { isOwnPortfolio } from './repository.ts';

/** Stores a photo that a portfolio may take within a day. Its address is that of the public copy. */
export async function uploadFile(
  ports: Ports,
  { userId }: Actor,
  { body: { file } }: { body: { file: UploadedFile } },
): Promise<{ url: string }> {
  await requireLooseQuota(ports.db, userId);
  const [photo] = await storePhotos(ports, [file], 'file');
  if (!photo) throw new Error('One file gives one photo');
  const loose = { name: nameOf(file), now: ports.clock.now() };
  await nameFiles(ports, keysOf([photo]), (trx) => insertLoose(trx, userId, photo, loose));
  return { url: mediaUrl(photo.medium_key) };
}

interface Attachment {
  params: { id: number };
  body: { fileUrl: string; title: string | null; specializationId: number | null; isFeatured: boolean };
}

/** Turns a stored file into a photo of the portfolio; its addresses do not change. */
export async function attachPhoto(context: Context, { userId }: Actor, { params, body }: Attachment): Promise<AddedPhotos> {
  const { db, clock } = context;
  const place = { photographerId: userId, portfolioId: params.id };
  if (!(await isOwnPortfolio(db, place))) throw new Refusal(404, sentences.portfolioNotFound);
  await requireKnown({ db }, body.specializationId === null ? [] : [body.specializationId], 'specialization_id');
  const { ids, unused } = await db.transaction().execute(async (trx) => {
    // The photographer is locked before the file, in the same order as when an account is closed.
    await lockPhotographer(trx, userId);
    const loose = await lockLoose(trx, userId, keyOf(body.fileUrl));
    if (!loose) throw fieldRefusal(422, 'file_url', sentences.fileUnknown);
    const reported = { specialization_id: body.specializationId, is_featured: body.isFeatured, created_at: clock.now() };
    const inserted = await insertPhotos(trx, place, [{ ...loose.photo, ...reported, title: body.title ?? '', file_name: loose.name }]);
    await deleteLoose(trx, loose.id);
    return inserted;
  });
  context.removePendingFiles();
  return { photos: await selectPhotos(db, [...ids.values()]), repeated: unused.length > 0 ? [...ids.values()] : [] };
}

/** The key in one of our addresses, with a host or without; any other text names no file. */
function keyOf(url: string): string {
  return /^(?:https?:\/\/[^/]+)?\/media\/([\w./-]+)$/.exec(url)?.[1] ?? '';
}
