import {
  type AddedPhotos,
  changedElsewhere,
  type PhotoChanges,
  type PortfolioPhoto,
  Refusal,
  requireVersion,
  sentences,
  updatePhoto as endpoint,
} from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { UploadedFile } from '../../http/uploads/upload-rules.ts';
import type { Ports } from '../../platform/ports.ts';
import type { Actor } from '../../routing/caller.ts';
import { dropPhotos, storePhotos, keysOf, nameOf } from '../photo-files/store-photo.ts';
import { requireKnown } from '../specializations/require-known.ts';
import { nameFiles } from '../storage/name-files.ts';
import * as repository from './photo-repository.ts';
import { isOwnPortfolio } from './repository.ts';

/** The texts that an upload sends for its photos. */
interface PhotoDetails {
  title: string | null;
  specializationId: number | null;
  isFeatured?: boolean;
}

/**
 * Stores the files of an upload and inserts their rows in one transaction, all or nothing. The files come first, so that a row never refers to a
 * missing file; files without a row after a crash are swept later.
 */
export async function insertUploads(
  { db, files: storage, images, clock }: Ports,
  files: readonly UploadedFile[],
  { title, specializationId, isFeatured = false }: PhotoDetails,
  findPlace: (trx: repository.Trx) => Promise<repository.PortfolioPlace>,
): Promise<repository.Inserted & repository.PortfolioPlace> {
  const stored = await storePhotos({ files: storage, images }, files, 'files');
  const photos = stored.map((photo, index) => {
    const file = files[index];
    const shared = { specialization_id: specializationId, is_featured: isFeatured, created_at: clock.now() };
    return { ...photo, ...shared, title: title ?? '', file_name: file ? nameOf(file) : '' };
  });
  const inserted = await nameFiles({ db, files: storage }, keysOf(photos), async (trx) => {
    const place = await findPlace(trx);
    return { ...place, ...(await repository.insertPhotos(trx, place, photos)) };
  });
  await dropPhotos({ files: storage }, inserted.unused);
  return inserted;
}

interface Upload {
  params: { id: number };
  body: PhotoDetails & { portfolioId: number | null; files: readonly UploadedFile[] };
}

/**
 * Stores all files of an upload or none, behind the others. A content that the portfolio has already makes no second photo and is reported as
 * `repeated`. 404 when the portfolio does not exist or is not the caller's; 422 when a file is no image, the specialization is unknown, the body
 * names another portfolio, or the quota is exceeded.
 */
export async function addPhotos(context: Context, { userId }: Actor, { params, body: { files, ...body } }: Upload): Promise<AddedPhotos> {
  const { db } = context;
  const place = { photographerId: userId, portfolioId: params.id };
  // Checked before the work, so that a refused upload costs nothing.
  if (!(await isOwnPortfolio(db, place))) throw new Refusal(404, sentences.portfolioNotFound);
  if (body.portfolioId !== null && body.portfolioId !== params.id) {
    throw new Refusal(422, sentences.invalid, { portfolio_id: [sentences.valueInvalid] });
  }
  await requireKnown({ db }, body.specializationId === null ? [] : [body.specializationId], 'specialization_id');

  const known = await repository.selectContents(
    db,
    params.id,
    files.map(({ hash }) => hash),
  );
  const fresh = files.filter(({ hash }, index) => !known.has(hash) && files.findIndex((one) => one.hash === hash) === index);
  if (fresh.length > 0) await repository.requireQuota(db, userId, params.id, fresh.length);
  const { ids, unused } = fresh.length > 0 ? await insertUploads(context, fresh, body, async () => place) : { ids: known, unused: [] };
  const idsOf = (hashes: readonly string[]) => [...new Set(hashes.flatMap((hash) => known.get(hash) ?? ids.get(hash) ?? []))];
  return {
    photos: await repository.selectPhotos(db, idsOf(files.map(({ hash }) => hash))),
    repeated: idsOf([...known.keys(), ...unused.map(({ content_hash }) => content_hash)]),
  };
}

interface ById {
  params: { id: number; mediaId: number };
}
const placeOf = ({ userId }: Actor, { params }: ById) => ({ photographerId: userId, portfolioId: params.id, photoId: params.mediaId });
const notFound = () => new Refusal(404, sentences.photoNotFound);

/**
 * A field that is not sent stays; null empties a text or the specialization. 404 when the photo does not exist or is not the caller's, before 422
 * when the specialization is unknown, and 409 when it has been changed since the caller read it.
 */
export async function updatePhoto(
  { db }: Ports,
  actor: Actor,
  requested: ById & { body: PhotoChanges; version?: string | undefined },
): Promise<PortfolioPhoto> {
  const { body: sent, version } = requested;
  const place = placeOf(actor, requested);
  if (!(await repository.isOwnPhoto(db, place))) throw notFound();
  await requireKnown({ db }, typeof sent.specializationId === 'number' ? [sent.specializationId] : [], 'specialization_id');
  const photo = await db.transaction().execute(async (trx) => {
    const stored = await repository.lockPhoto(trx, place);
    if (!stored) throw notFound();
    requireVersion(endpoint, version, stored, changedElsewhere.photo);
    return repository.updatePhoto(trx, place, sent);
  });
  if (!photo) throw notFound();
  return photo;
}

interface Move {
  params: { id: number };
  body: { portfolioId: number; photoIds: number[] };
}

/**
 * Moves all photos or none, in the order of the ids in the body, behind those of the other portfolio. A content that is there already stays where it
 * is and is reported as `repeated`. 404 when a portfolio or a photo does not exist or is not the caller's; 422 when the limit would be exceeded.
 */
export async function movePhotos({ db }: Ports, { userId }: Actor, { params, body }: Move): Promise<AddedPhotos> {
  const wanted = [...new Set(body.photoIds)];
  const place = { photographerId: userId, portfolioId: params.id };
  const moved = await db.transaction().execute((trx) => repository.movePhotos(trx, place, body.portfolioId, wanted));
  return { photos: await repository.selectPhotos(db, moved), repeated: wanted.filter((id) => !moved.includes(id)) };
}

/** The files are deleted in the background. 404 when the photo does not exist or is not the caller's: also the second time. */
export async function deletePhoto(context: Context, actor: Actor, requested: ById): Promise<{ message: string }> {
  if (!(await repository.deletePhoto(context.db, placeOf(actor, requested)))) throw notFound();
  context.removePendingFiles();
  return { message: sentences.photoDeleted };
}
