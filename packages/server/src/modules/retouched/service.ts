import { byName, Refusal, type Retouched, sentences } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { ServedFile } from '../../http/downloads/send-file.ts';
import type { Actor } from '../../routing/caller.ts';
import { selectGroupOfImages } from '../groups/repository.ts';
import { groupsToDownload } from '../groups/service.ts';
import { archiveOf } from '../project-images/archive.ts';
import type { AboutDownload } from '../project-images/downloads.ts';
import { lockProject } from '../project-images/repository.ts';
import { requireProject } from '../project-images/service.ts';
import { addressesOf } from '../project-images/show-image.ts';
import { deletePhoto, holdPhotos, liftVersion, type RetouchedRow, selectNewest, selectVersions, showVersions } from './repository.ts';

interface AboutProject {
  params: { id: number };
}

/**
 * One entry for each photo, in the order of names: its newest version, and the earlier ones that are stored. `originalId` is null when no original
 * matched, or the one that did was deleted (ledger OPEN-69). 404 when the project is not the caller's.
 */
export async function listRetouched(context: Context, actor: Actor, requested: AboutProject): Promise<Retouched[]> {
  const { projectId } = await requireProject(context, actor, requested);
  const photos = Map.groupBy(await selectVersions(context.db, projectId), ({ photo_id }) => photo_id);
  return [...photos.values()].flatMap(([newest, ...earlier]) => (newest ? show(context, newest, earlier) : [])).toSorted(byName);
}

function show(context: Context, row: RetouchedRow, earlier: readonly RetouchedRow[]): Retouched {
  const { photo_id, name, bytes, created_at, version, originalId, is_held, width, height, color } = row;
  return {
    id: photo_id,
    name,
    size: bytes,
    createdAt: created_at.toISOString(),
    version,
    originalId,
    urls: addressesOf(context, row),
    width,
    height,
    color,
    ...momentsOf(row),
    earlier: earlier.map((one) => ({
      number: one.version,
      name: one.name,
      size: one.bytes,
      createdAt: one.created_at.toISOString(),
      original: context.addresses.of(one.file_key),
      ...momentsOf(one),
    })),
    isHeld: is_held,
  };
}

const momentsOf = ({ shown_at, accepted_at }: RetouchedRow) => ({
  shownAt: shown_at?.toISOString() ?? null,
  acceptedAt: accepted_at?.toISOString() ?? null,
});

/** The others stay as earlier ones, so that this can be undone. 404 when the version is not stored, or the project is not the caller's. */
export async function restoreRetouched(
  context: Context,
  actor: Actor,
  requested: { params: { id: number; retouchedId: number }; body: { version: number } },
): Promise<Retouched> {
  const place = { photographerId: actor.userId, projectId: requested.params.id };
  const { retouchedId } = requested.params;
  const isLifted = await context.db
    .transaction()
    // Locked, because an archive that is being written adds versions too.
    .execute(async (trx) => (await lockProject(trx, place)) && liftVersion(trx, place, retouchedId, requested.body.version));
  const photo = (await listRetouched(context, actor, requested)).find(({ id }) => id === retouchedId);
  if (!photo) throw new Refusal(404, sentences.imageNotFound);
  if (!isLifted) throw new Refusal(404, sentences.versionNotFound);
  return photo;
}

/** Missing photos are skipped, as with a deletion. 404 when the project is not the caller's. */
export async function holdRetouched(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: { ids: number[]; isHeld: boolean } },
): Promise<Retouched[]> {
  const { ids, isHeld } = requested.body;
  await holdPhotos(context.db, { photographerId: actor.userId, projectId: requested.params.id }, ids, isHeld);
  return listRetouched(context, actor, requested);
}

/** Versions that are missing are skipped, as with a deletion. 404 when the project is not the caller's. */
export async function showRetouched(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: { photos: { id: number; version: number }[]; isShown: boolean } },
): Promise<Retouched[]> {
  const place = { photographerId: actor.userId, projectId: requested.params.id };
  const { photos, isShown } = requested.body;
  const shownAt = isShown ? context.clock.now() : null;
  await context.db.transaction().execute(async (trx) => {
    // Locked, because a client may accept at this moment, and archives add versions.
    if (await lockProject(trx, place)) await showVersions(trx, place, photos, shownAt);
  });
  return listRetouched(context, actor, requested);
}

/**
 * Deletes it with all its versions; their files are deleted in the background, its original stays. 404 also the second time, and when the project is
 * not the caller's.
 */
export async function deleteRetouched(
  context: Context,
  actor: Actor,
  requested: { params: { id: number; retouchedId: number } },
): Promise<{ message: string }> {
  const place = { photographerId: actor.userId, projectId: requested.params.id };
  const isDeleted = await context.db
    .transaction()
    // Locked, because an archive that is being written adds versions to the photos that it has found.
    .execute(async (trx) => (await lockProject(trx, place)) && deletePhoto(trx, place, requested.params.retouchedId));
  if (!isDeleted) {
    await requireProject(context, actor, requested);
    throw new Refusal(404, sentences.imageNotFound);
  }
  context.removePendingFiles();
  return { message: sentences.imageDeleted };
}

/**
 * The newest versions under their own names (ledger OPEN-68), without the photos that are held back: in folders by the groups of their originals, or
 * of one group, of a class with its pupils.
 */
export async function downloadRetouched(context: Context, actor: Actor, requested: AboutDownload): Promise<ServedFile> {
  const { name, ...place } = await requireProject(context, actor, requested);
  const groups = await groupsToDownload(context, place, requested.query.group);
  const groupIds = await selectGroupOfImages(context.db, place.projectId);
  const images = (await selectNewest(context.db, place.projectId)).flatMap((image) => {
    const folders = groups.foldersOf(groupIds.get(image.originalId ?? 0) ?? null);
    return folders ? { ...image, folders } : [];
  });
  if (images.length === 0) throw new Refusal(404, sentences.nothingRetouched);
  const delivered = images.filter(({ is_held }) => !is_held);
  if (delivered.length === 0) throw new Refusal(404, sentences.allHeld);
  return archiveOf(context, groups.name ?? name, { receiver: 'owner', images: delivered.toSorted(byName) });
}
