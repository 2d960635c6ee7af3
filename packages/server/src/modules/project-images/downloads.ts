import { nameToGive, Refusal, sentences } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import { mediaTypeOf } from '../../http/downloads/media-types.ts';
import type { ServedFile } from '../../http/downloads/send-file.ts';
import type { Actor } from '../../routing/caller.ts';
import { groupsToDownload } from '../groups/service.ts';
import { archiveOf } from './archive.ts';
import * as repository from './repository.ts';
import { type AboutImage, requireImage, requireProject } from './service.ts';

/** One original, as it was uploaded. */
export async function downloadProjectImage(context: Context, actor: Actor, requested: AboutImage): Promise<ServedFile> {
  const row = await requireImage(context, actor, requested);
  return {
    name: nameToGive(row.name, row.file_key),
    type: mediaTypeOf(row.file_key) ?? 'application/octet-stream',
    etag: row.content_hash,
    parts: [{ bytes: row.bytes, read: (range) => context.files.read(row.file_key, range) }],
  };
}

/** What a download of a project may be narrowed to. */
export interface AboutDownload {
  params: { id: number };
  query: { group?: number | undefined };
}

/** All originals of a project, in their order, each group in its folders; or those of one group, of a class with its pupils in folders. */
export async function downloadProjectImages(context: Context, actor: Actor, requested: AboutDownload): Promise<ServedFile> {
  const { name, ...place } = await requireProject(context, actor, requested);
  const groups = await groupsToDownload(context, place, requested.query.group);
  const all = await repository.selectStored(context.db, place.projectId);
  const images = all.flatMap((one) => {
    const folders = groups.foldersOf(one.group_id);
    return folders ? { ...one, folders } : [];
  });
  if (images.length === 0) throw new Refusal(404, sentences.nothingToDownload);
  return archiveOf(context, groups.name ?? name, { receiver: 'owner', images });
}

/** The named originals in the given order, of any projects of the caller; any other one counts as missing. */
export async function downloadChosenImages(
  context: Context,
  { userId }: Actor,
  { body: { ids } }: { body: { ids: number[] } },
): Promise<ServedFile> {
  const images = await repository.selectChosen(context.db, userId, ids);
  const [first] = images;
  if (!first || images.length !== ids.length) throw new Refusal(404, sentences.imageNotFound);
  const isOneProject = images.every(({ project_id }) => project_id === first.project_id);
  const place = { photographerId: userId, projectId: first.project_id };
  const name = isOneProject ? await repository.findProjectName(context.db, place) : sentences.severalProjects;
  return archiveOf(context, name ?? '', { receiver: 'owner', images });
}
