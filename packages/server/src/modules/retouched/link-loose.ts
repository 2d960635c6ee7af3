import { looseOfEach } from '@portal/api';
import { type OrderPlace, selectNames, type Trx } from '../order-images/repository.ts';
import { linkPhotos, selectNewest } from './repository.ts';

/**
 * Links new or renamed originals to the retouched photos that were uploaded before them under their names. Existing links stay. The caller has locked
 * the project.
 */
export async function linkLoose(trx: Trx, { projectId }: OrderPlace, ...originals: readonly { id: number; name: string }[]): Promise<void> {
  const photos = await selectNewest(trx, projectId);
  if (photos.every(({ originalId }) => originalId !== null)) return;
  const loose = looseOfEach(await selectNames(trx, projectId), photos);
  for (const original of originals) {
    const ids = loose.get(original.id)?.map(({ photo_id }) => photo_id) ?? [];
    await linkPhotos(trx, projectId, original, ids);
  }
}
