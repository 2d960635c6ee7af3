import type { ShareRole, SharedImage } from '@portal/api';
import type { GalleryPhoto, GridPhoto } from '@portal/ui';
import { t } from '../texts.ts';

/** A key that is unique in a share: originals and retouched photos have separate ids. */
export const keyOf = ({ kind, id }: SharedImage): string => `${kind}-${id}`;

/** The photos as tiles with their hearts. A retoucher reads the remarks on them; a client has written them. */
export function tilesOf(images: readonly SharedImage[], role: ShareRole): GridPhoto[] {
  return images.map((image) => ({
    id: keyOf(image),
    src: image.thumb,
    spares: [image.src],
    color: image.color ?? undefined,
    name: image.name,
    meta: image.remark === null ? undefined : role === 'client' ? t('remarked') : image.remark,
    label: labelOf(image),
    isFavourite: image.isFavourite,
  }));
}

function labelOf({ isRenewed, isDropped, work }: SharedImage): string | undefined {
  if (isRenewed) return t('renewed');
  if (isDropped) return t('dropped.label');
  return work === 'waiting' || work === 'published' ? t(`work.${work}`) : undefined;
}

/** For a file whose size the server does not report. */
const usualSize = { width: 1600, height: 1067 };

/** The photos as the viewer needs them: large enough for a screen. */
export function viewedOf(images: readonly SharedImage[]): GalleryPhoto[] {
  return images.map((image) => ({
    id: keyOf(image),
    src: image.src,
    spares: [image.thumb],
    thumbnail: image.thumb,
    title: image.name,
    ...(image.width && image.height ? { width: image.width, height: image.height } : usualSize),
    color: image.color ?? undefined,
  }));
}
