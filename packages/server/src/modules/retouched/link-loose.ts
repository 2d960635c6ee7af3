import { looseOf } from '@portal/api';
import { type OrderPlace, selectNames, type Trx } from '../order-images/repository.ts';
import { linkPhotos, selectNewest } from './repository.ts';

/**
 * Links an original that was added or renamed to what came before it under this name. A link that is there already stays. The project is
 * locked by the caller.
 */
export async function linkLoose(trx: Trx, { projectId }: OrderPlace, original: { id: number; name: string }): Promise<void> {
  const photos = await selectNewest(trx, projectId);
  if (photos.every(({ originalId }) => originalId !== null)) return;
  const loose = looseOf(await selectNames(trx, projectId), photos, original.id);
  const ids = loose.map(({ photo_id }) => photo_id);
  await linkPhotos(trx, projectId, original, ids);
}
