import { isWaiting, type ProjectImage, type Retouched, shownVersion, type WantedFix } from '@portal/api';
import { formatBytes, type GridPhoto } from '@portal/ui';
import { formatDay } from '../../common/texts/index.ts';
import { localDay } from '../../common/cards/index.ts';
import { t } from '../texts.ts';

/** Size and day, as they are displayed beside a name. */
export const metaOf = ({ size, createdAt }: Pick<Retouched, 'size' | 'createdAt'>): string =>
  `${formatBytes(size)} · ${formatDay(localDay(createdAt), 'brief')}`;

export type Fixes = ReadonlyMap<number, readonly WantedFix[]>;
const noFixes: Fixes = new Map();

/** What clients want fixed, by the ids of the photos: of the versions that they see by now. */
export function fixesOf(photos: readonly Retouched[], fixes: readonly WantedFix[]): Fixes {
  const shown = new Map(photos.map((photo) => [photo.id, shownVersion(photo)]));
  const wanted = new Map<number, WantedFix[]>();
  for (const fix of fixes) {
    if (shown.get(fix.retouchedId) === fix.version) wanted.set(fix.retouchedId, [...(wanted.get(fix.retouchedId) ?? []), fix]);
  }
  return wanted;
}

/** The tile's badge: that a client wants it fixed, that it waits, its version, that it has no original, that it is held back. */
function labelOf({ version, originalId, isHeld, shownAt }: Retouched, isToFix: boolean): string | undefined {
  const parts = [
    ...(isToFix ? [t('retouched.toFix')] : []),
    ...(isWaiting({ shownAt, isHeld }) ? [t('retouched.isWaiting')] : []),
    ...(version > 1 ? [t('retouched.version', { number: version })] : []),
    ...(originalId === null ? [t('retouched.loose')] : []),
    ...(isHeld ? [t('retouched.isHeld')] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

/** Retouched photos as tiles. */
export function tilesOf(photos: readonly Retouched[], fixes: Fixes = noFixes): GridPhoto[] {
  return photos.map((photo) => ({
    id: String(photo.id),
    src: photo.urls.thumb ?? photo.urls.medium ?? photo.urls.original,
    color: photo.color ?? undefined,
    name: photo.name,
    meta: metaOf(photo),
    label: labelOf(photo, fixes.has(photo.id)),
  }));
}

/** How many originals have retouched photos, over all archives. */
export function matchedCount(photos: readonly Retouched[], originals: readonly Pick<ProjectImage, 'id'>[]): number {
  const known = new Set(originals.map(({ id }) => id));
  return new Set(photos.flatMap(({ originalId }) => (originalId !== null && known.has(originalId) ? originalId : []))).size;
}
