import type { Retouched } from '@portal/api';
import { formatBytes, type IconName } from '@portal/ui';
import { someNames } from '../images/shown.ts';
import { t } from '../texts.ts';

/** The photos in the ZIP: all that are not held back. */
export const deliveredOf = (photos: readonly Retouched[]): Retouched[] => photos.filter(({ isHeld }) => !isHeld);

/** What the ZIP contains, before it is downloaded: how many, how large, and which are left out. */
export function deliveryText(photos: readonly Retouched[]): string {
  if (photos.length === 0) return t('retouched.nothingToDownload');
  const delivered = deliveredOf(photos);
  const held = photos.filter(({ isHeld }) => isHeld).map(({ name }) => name);
  const bytes = delivered.reduce((sum, { size }) => sum + size, 0);
  return [
    delivered.length === 0
      ? t('retouched.nothingDelivered')
      : t('retouched.inArchive', { count: delivered.length, size: formatBytes(bytes) }),
    ...(held.length > 0 ? [t('retouched.leftOut', { count: held.length, names: someNames(held) })] : []),
  ].join(' ');
}

/** Chosen photos are held back; when all of them are held back already, they are delivered again. */
export function holdWords(photos: readonly Retouched[]): { label: string; short: string; icon: IconName } {
  return photos.some(({ isHeld }) => !isHeld)
    ? { label: t('retouched.hold'), short: t('retouched.holdShort'), icon: 'eyeoff' }
    : { label: t('retouched.deliver'), short: t('retouched.deliverShort'), icon: 'eye' };
}
