import { looseOfEach, namedFinder } from '@portal/api';
import { selectGroups } from '../groups/repository.ts';
import { type ProjectPlace, selectDescriptors, selectOriginals, type Trx } from '../project-images/repository.ts';
import { pictureComparer } from './look-at-pictures.ts';
import { joinToOriginal, selectNewest, selectVersionDescriptors } from './repository.ts';

/**
 * Links new or renamed originals to the retouched photos that were uploaded before them under their names, by the rules of an arriving file: within
 * the group that a photo came for, and not where the picture says otherwise. Existing links stay. The caller has locked the project.
 */
export async function joinLoose(
  trx: Trx,
  { projectId }: ProjectPlace,
  ...originals: readonly { id: number; name: string }[]
): Promise<void> {
  const photos = await selectNewest(trx, projectId);
  const joined = photos.filter(({ originalId }) => originalId !== null);
  if (joined.length === photos.length) return;
  const all = await selectOriginals(trx, projectId);
  const groups = await selectGroups(trx, projectId);
  const added = new Set(originals.map(({ id }) => id));
  const named = namedFinder(all, joined, groups);
  const near = photos.filter(({ originalId, name, groupId }) => originalId === null && named(name, groupId).some((id) => added.has(id)));
  if (near.length === 0) return;
  const descriptors = await selectVersionDescriptors(
    trx,
    near.map(({ id }) => id),
  );
  const seen = [...joined, ...near].map((photo) => ({ ...photo, descriptor: descriptors.get(photo.id) ?? null }));
  const loose = await pictureComparer()(
    (ids) => selectDescriptors(trx, ids),
    all,
    (look) => looseOfEach({ originals: all, photos: seen, groups }, look),
  );
  for (const original of originals) {
    const ids = loose.get(original.id)?.map(({ photo_id }) => photo_id) ?? [];
    await joinToOriginal(trx, projectId, original, ids);
  }
}
