import { chosenFiles, Refusal, shareSentences, withNameOf } from '@portal/api';
import type { ServedFile } from '../../http/downloads/send-file.ts';
import type { Actor } from '../../routing/caller.ts';
import type { Context } from '../../routing/context.ts';
import { archiveOf, type StoredImage } from '../project-images/archive.ts';
import { selectStored } from '../project-images/repository.ts';
import { requireProject } from '../project-images/service.ts';
import { selectNewest } from '../retouched/repository.ts';
import { listShareChoices } from './service.ts';

interface AboutChosen {
  params: { id: number };
  query: { kind: 'original' | 'retouched'; names: string };
}

/** The files of a project by the ids of their originals: these, or the newest retouched versions that are not held back. */
async function selectFiles({ db }: Context, projectId: number, kind: AboutChosen['query']['kind']): Promise<Map<number, StoredImage>> {
  if (kind === 'original') return new Map((await selectStored(db, projectId)).map((image) => [image.id, image]));
  const photos = await selectNewest(db, projectId);
  return new Map(photos.flatMap((photo) => (photo.originalId === null || photo.is_held ? [] : [[photo.originalId, photo] as const])));
}

/** What clients have chosen and sent, in the folders of who chose, called by a pattern. 404 when the project is not the caller's. */
export async function downloadChosen(context: Context, actor: Actor, requested: AboutChosen): Promise<ServedFile> {
  const { kind, names } = requested.query;
  const { name, projectId } = await requireProject(context, actor, requested);
  const chosen = chosenFiles(await listShareChoices(context, actor, requested), names);
  if (chosen.length === 0) throw new Refusal(404, shareSentences.nothingChosen);
  const files = await selectFiles(context, projectId, kind);
  const images = chosen.flatMap(({ imageId, stem, folders }) => {
    const file = files.get(imageId);
    return file ? { ...file, name: withNameOf(stem, file.name), folders } : [];
  });
  if (images.length === 0) throw new Refusal(404, shareSentences.nothingChosenReady);
  return archiveOf(context, `${shareSentences.chosenArchive[kind]} — ${name}`, { receiver: 'owner', images });
}
