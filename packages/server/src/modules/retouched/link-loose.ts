import { looseOfEach } from '@portal/api';
import { type OrderPlace, selectNames, type Trx } from '../order-images/repository.ts';
import { linkPhotos, selectNewest } from './repository.ts';

/**
 * Links originals that were added or renamed to what came before them under their names. A link that is there already stays. The project is
 * locked by the caller.
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
