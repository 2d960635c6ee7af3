import {
  freeName,
  groupSentences,
  isNameTaken,
  type ImageMarkChange,
  keptWithout,
  limits,
  markSentences,
  nameAfter,
  namesAfter,
  type ProjectImage,
  type ProjectImageChanges,
  placesTaken,
  Refusal,
  sentences,
} from '@portal/api';
import type { Context } from '../../routing/context.ts';
import { fieldRefusal } from '../../http/uploads/uploads.ts';
import type { UploadedFile } from '../../http/uploads/upload-rules.ts';
import type { Actor } from '../../routing/caller.ts';
import { keepPlaced, selectCardPhotos, selectClocks } from '../cards/repository.ts';
import { findGroup, setGroup } from '../groups/repository.ts';
import { dropPhotos, keysOf } from '../photo-files/store-photo.ts';
import { joinLoose } from '../retouched/join-loose.ts';
import { nameFiles } from '../storage/name-files.ts';
import { imageName, storeImage } from './store-image.ts';
import * as repository from './repository.ts';
import { showImage } from './show-image.ts';

interface AboutProject {
  params: { id: number };
}
export interface AboutImage {
  params: { id: number; imageId: number };
}

const notFound = () => new Refusal(404, sentences.notFound);
const projectPlace = ({ userId }: Actor, { params }: AboutProject) => ({ photographerId: userId, projectId: params.id });
const imagePlace = (actor: Actor, requested: AboutImage) => ({ ...projectPlace(actor, requested), imageId: requested.params.imageId });

/** The message when a photo is missing: the photo, or its project. */
async function imageNotFound(context: Context, actor: Actor, requested: AboutImage): Promise<Refusal> {
  await requireProject(context, actor, requested);
  return new Refusal(404, sentences.imageNotFound);
}

/** A photo of an own project. */
export async function requireImage(context: Context, actor: Actor, requested: AboutImage): Promise<repository.ImageRow> {
  const row = await repository.findImage(context.db, imagePlace(actor, requested));
  if (!row) throw await imageNotFound(context, actor, requested);
  return row;
}

/** The caller's project with its name. Somebody else's counts as missing. */
export async function requireProject(
  { db }: Context,
  actor: Actor,
  requested: AboutProject,
): Promise<repository.ProjectPlace & { name: string }> {
  const place = projectPlace(actor, requested);
  const name = await repository.findProjectName(db, place);
  if (name === undefined) throw notFound();
  return { ...place, name };
}

/**
 * All photos of an own project at once, in their order; their number is bounded by `limits.projectImages`. 404 when the
 * project is not the caller's.
 */
export async function listProjectImages(context: Context, actor: Actor, requested: AboutProject): Promise<ProjectImage[]> {
  const { projectId } = await requireProject(context, actor, requested);
  return (await repository.selectImages(context.db, projectId)).map((row) => showImage(context, row));
}

/** 404 when the photo does not exist or the project is not the caller's; the message says which. */
export async function getProjectImage(context: Context, actor: Actor, requested: AboutImage): Promise<ProjectImage> {
  return showImage(context, await requireImage(context, actor, requested));
}

/**
 * A file with the name and content of an existing photo (a repeated upload) is that photo. Another content under an existing name gets a number,
 * because a download may come back without the folder of its group.
 */
export async function addProjectImage(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: { image: UploadedFile; orderId: number | null; groupId?: number | undefined } },
): Promise<ProjectImage> {
  const { db, clock } = context;
  const { name: _, ...place } = await requireProject(context, actor, requested);
  const { image: file, orderId, groupId } = requested.body;
  if (orderId !== null && orderId !== place.projectId) throw fieldRefusal(422, 'order_id', sentences.projectForeign);
  if (groupId !== undefined) await requireGroup(db, place, groupId);
  const name = imageName(file);
  const same = await repository.findSame(db, place.projectId, name, file.hash);
  if (same) return showImage(context, await db.transaction().execute((trx) => placed(trx, place, same, groupId)));
  if ((await repository.countImages(db, place.projectId)).count >= limits.projectImages) throw full();

  const stored = await storeImage(context, place.projectId, file, 'image');
  const row = await nameFiles(context, keysOf([stored]), (trx) =>
    insert(trx, place, { ...stored, name, created_at: clock.now(), group_id: groupId ?? null }),
  );
  if (row.file_key !== stored.file_key) await dropPhotos(context, [stored]);
  return showImage(context, row);
}

/** A photo that is uploaded again is put into the group that it is sent for now, if it had none. */
async function placed(
  trx: repository.Trx,
  place: repository.ProjectPlace,
  row: repository.ImageRow,
  groupId: number | null | undefined,
): Promise<repository.ImageRow> {
  if (!groupId || row.group_id !== null) return row;
  if (!(await repository.lockProject(trx, place))) throw notFound();
  await requireGroup(trx, place, groupId);
  await setGroup(trx, place.projectId, [row.id], groupId);
  return { ...row, group_id: groupId };
}

async function requireGroup(db: repository.Db, place: repository.ProjectPlace, id: number): Promise<void> {
  if (!(await findGroup(db, place, id))) throw fieldRefusal(422, 'group_id', groupSentences.notFound);
}

const full = () => fieldRefusal(422, 'image', sentences.projectImagesFull);

async function insert(trx: repository.Trx, place: repository.ProjectPlace, image: repository.NewImage): Promise<repository.ImageRow> {
  if (!(await repository.lockProject(trx, place))) throw notFound();
  const same = await repository.findSame(trx, place.projectId, image.name, image.content_hash);
  if (same) return placed(trx, place, same, image.group_id);
  if (image.group_id) await requireGroup(trx, place, image.group_id);
  const { count, next } = await repository.countImages(trx, place.projectId);
  if (count >= limits.projectImages) throw full();
  const others = (await repository.selectNames(trx, place.projectId)).map((one) => one.name);
  const row = await repository.insertImage(trx, place, next, { ...image, name: freeName(image.name, others) });
  await joinLoose(trx, place, row);
  return row;
}

/** A field that is not sent stays. 422 when the metadata of all photos of the project become too long together, 404 as for `getProjectImage`. */
export async function updateProjectImage(
  context: Context,
  actor: Actor,
  requested: AboutImage & { body: ProjectImageChanges },
): Promise<ProjectImage> {
  const row = await context.db.transaction().execute((trx) => change(trx, imagePlace(actor, requested), requested.body));
  if (!row) throw await imageNotFound(context, actor, requested);
  return showImage(context, row);
}

async function change(
  trx: repository.Trx,
  place: repository.ImagePlace,
  changes: ProjectImageChanges,
  stored?: repository.NewFile,
): Promise<repository.ImageRow | undefined> {
  const { name: sent, from, customProperties } = changes;
  if (!(await repository.lockProject(trx, place))) return undefined;
  if (customProperties !== undefined) {
    const length = (await repository.countOtherProperties(trx, place)) + JSON.stringify(customProperties).length;
    if (length > limits.projectPropertiesLength) throw fieldRefusal(422, 'custom_properties', sentences.propertiesFull);
  }
  let name = sent;
  if (sent !== undefined) {
    const names = await repository.selectNames(trx, place.projectId);
    const stored = names.find(({ id }) => id === place.imageId);
    if (!stored) return undefined;
    name = nameAfter(stored.name, { name: sent, from });
    const others = names.filter(({ id }) => id !== place.imageId).map((other) => other.name);
    if (isNameTaken(name, others)) throw fieldRefusal(422, 'name', sentences.fileNameTaken);
  }
  const row = await repository.updateImage(trx, place, { name, customProperties }, stored);
  if (row && name !== undefined) await joinLoose(trx, place, row);
  return row;
}

/** Renames all of them or none: 404 where one does not exist, 409 where one was renamed meanwhile, 422 where a name is taken, also by another of them. */
export async function renameProjectImages(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: { names: { id: number; name: string; from?: string | undefined }[] } },
): Promise<ProjectImage[]> {
  const place = projectPlace(actor, requested);
  const { names: sent } = requested.body;
  const ids = new Set(sent.map(({ id }) => id));
  const rows = await context.db.transaction().execute(async (trx) => {
    if (!(await repository.lockProject(trx, place))) throw notFound();
    const images = await repository.selectNames(trx, place.projectId);
    const others = images.filter(({ id }) => !ids.has(id));
    if (others.length + ids.size > images.length) throw new Refusal(404, sentences.imageNotFound);
    const names = namesAfter(new Map(images.map(({ id, name }) => [id, name])), sent);
    const [taken] = placesTaken(
      names.map(({ name }) => name),
      others.map(({ name }) => name),
    );
    if (taken !== undefined) throw fieldRefusal(422, 'names', `${names[taken]?.name}: ${sentences.fileNameTaken}`);
    await repository.renameImages(trx, place.projectId, names);
    await joinLoose(trx, place, ...names);
    return repository.selectImages(trx, place.projectId);
  });
  return rows.filter(({ id }) => ids.has(id)).map((row) => showImage(context, row));
}

/** The old file is removed once the row names the new one. */
export async function replaceProjectImage(
  context: Context,
  actor: Actor,
  requested: AboutImage & { body: ProjectImageChanges & { image: UploadedFile } },
): Promise<ProjectImage> {
  const place = imagePlace(actor, requested);
  await requireImage(context, actor, requested);
  const { image, ...changes } = requested.body;
  const stored = await storeImage(context, place.projectId, image, 'new_image');
  const row = await nameFiles(context, keysOf([stored]), (trx) => change(trx, place, changes, stored));
  if (!row) {
    await dropPhotos(context, [stored]);
    throw await imageNotFound(context, actor, requested);
  }
  context.removePendingFiles();
  return showImage(context, row);
}

/** Its retouched versions stay; its own files are deleted in the background. 404 as for `getProjectImage`: also the second time. */
export async function deleteProjectImage(context: Context, actor: Actor, requested: AboutImage): Promise<{ message: string }> {
  const place = imagePlace(actor, requested);
  const isDeleted = await context.db.transaction().execute(async (trx) => {
    // Locked, because an archive that is being written may be matching this original.
    if (!(await repository.lockProject(trx, place))) return false;
    await keepSorted(trx, place);
    return repository.deleteImage(trx, place);
  });
  if (!isDeleted) throw await imageNotFound(context, actor, requested);
  context.removePendingFiles();
  return { message: sentences.imageDeleted };
}

/** What the card in a picture that is being deleted has sorted stays there. */
async function keepSorted(trx: repository.Trx, place: repository.ImagePlace): Promise<void> {
  const row = await repository.findImage(trx, place);
  if (row === undefined || row.card === null) return;
  const photos = await selectCardPhotos(trx, place.projectId);
  await keepPlaced(trx, place.projectId, keptWithout(place.imageId, photos, await selectClocks(trx, place.projectId)));
}

/** All photos get their new positions, or none. */
export async function reorderProjectImages(
  { db }: Context,
  actor: Actor,
  requested: AboutProject & { body: { imageIds: number[] } },
): Promise<{ message: string }> {
  const place = projectPlace(actor, requested);
  const { imageIds } = requested.body;
  await db.transaction().execute(async (trx) => {
    if (!(await repository.lockProject(trx, place))) throw notFound();
    const wanted = new Set(imageIds);
    const images = await repository.selectNames(trx, place.projectId);
    if (wanted.size !== images.length || images.some(({ id }) => !wanted.has(id))) {
      throw fieldRefusal(422, 'image_ids', sentences.orderStale);
    }
    await repository.placeImages(trx, place.projectId, imageIds);
  });
  return { message: sentences.orderSaved };
}

/** All of them, or none where one does not exist. */
export async function markProjectImages(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: { ids: number[] } & ImageMarkChange },
): Promise<{ message: string }> {
  const place = await requireProject(context, actor, requested);
  const { ids, ...change } = requested.body;
  await context.db.transaction().execute(async (trx) => {
    if ((await repository.markImages(trx, place, ids, change)) < ids.length) throw new Refusal(404, sentences.imageNotFound);
  });
  return { message: markSentences.saved };
}
