import { isWaiting, type ProjectImage, type Retouched } from '@portal/api';
import { formatBytes, type GridPhoto } from '@portal/ui';
import { formatDay } from '../../common/texts/index.ts';
import { localDay } from '../../common/cards/index.ts';
import { t } from '../texts.ts';

/** Size and day, as they are displayed beside a name. */
export const metaOf = ({ size, createdAt }: Pick<Retouched, 'size' | 'createdAt'>): string =>
  `${formatBytes(size)} · ${formatDay(localDay(createdAt), 'brief')}`;

/** The tile's badge: that it waits, its version, that it has no original, that it is held back. */
function labelOf({ version, originalId, isHeld, shownAt }: Retouched): string | undefined {
  const parts = [
    ...(isWaiting({ shownAt, isHeld }) ? [t('retouched.isWaiting')] : []),
    ...(version > 1 ? [t('retouched.version', { number: version })] : []),
    ...(originalId === null ? [t('retouched.loose')] : []),
    ...(isHeld ? [t('retouched.isHeld')] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

/** Retouched photos as tiles. */
export function tilesOf(photos: readonly Retouched[]): GridPhoto[] {
  return photos.map((photo) => ({
    id: String(photo.id),
    src: photo.urls.thumb ?? photo.urls.medium ?? photo.urls.original,
    color: photo.color ?? undefined,
    name: photo.name,
    meta: metaOf(photo),
    label: labelOf(photo),
  }));
}

/** How many originals have retouched photos, over all archives. */
export function matchedCount(photos: readonly Retouched[], originals: readonly Pick<ProjectImage, 'id'>[]): number {
  const known = new Set(originals.map(({ id }) => id));
  return new Set(photos.flatMap(({ originalId }) => (originalId !== null && known.has(originalId) ? originalId : []))).size;
}
