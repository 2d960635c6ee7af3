import type { ImageAddresses, ProjectImage } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { ImageRow } from './repository.ts';

type Keys = Pick<ImageRow, 'thumb_key' | 'medium_key' | 'file_key'>;

/** Signs an address under which the owner's browser can fetch a private image for a while. */
export function addressesOf({ addresses }: Pick<Context, 'addresses'>, { thumb_key, medium_key, file_key }: Keys): ImageAddresses {
  return { thumb: addresses.of(thumb_key), medium: addresses.of(medium_key), original: addresses.of(file_key) };
}

/** Row → domain. Width and height are those of the original; the addresses work for an hour at most (ledger OPEN-70). */
export function showImage(context: Pick<Context, 'addresses'>, row: ImageRow): ProjectImage {
  const urls = addressesOf(context, row);
  return {
    id: row.id,
    name: row.name,
    size: row.bytes,
    createdAt: row.created_at.toISOString(),
    url: urls.medium,
    thumbnailUrl: urls.thumb,
    urls,
    customProperties: row.custom_properties,
    width: row.width,
    height: row.height,
    color: row.color,
    groupId: row.group_id,
    takenAt: row.taken_at,
    mark: row.mark,
    rating: row.rating,
    isCard: row.card !== null,
  };
}
