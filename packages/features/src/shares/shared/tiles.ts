import type { ShareRole, SharedImage } from '@portal/api';
import type { GalleryPhoto, GridPhoto } from '@portal/ui';
import { t } from '../texts.ts';

/** A key that is unique in a share: originals and retouched photos have separate ids. */
export const keyOf = ({ kind, id }: SharedImage): string => `${kind}-${id}`;

/** Its tile is as wide as the page: the small preview would be blurred. */
const isPanorama = ({ width, height }: SharedImage): boolean => (width ?? 0) > 2 * (height ?? 0);

/** What a retoucher reads on a tile: what is to be fixed comes first. */
const wishesOf = ({ remark, fix }: SharedImage): string | undefined =>
  [fix === null ? [] : t('answer.said.fix', { text: fix }), remark ?? []].flat().join('\n') || undefined;

/** The photos as tiles with their hearts. A retoucher reads the remarks on them; a client has written them. */
export function tilesOf(images: readonly SharedImage[], role: ShareRole): GridPhoto[] {
  return images.map((image) => ({
    id: keyOf(image),
    ...(isPanorama(image) ? { src: image.src, spares: [image.thumb] } : { src: image.thumb, spares: [image.src] }),
    color: image.color ?? undefined,
    ratio: image.width && image.height ? image.width / image.height : undefined,
    name: image.name,
    meta: role === 'retoucher' ? wishesOf(image) : image.remark === null ? undefined : t('remarked'),
    label: labelOf(image),
    isFavourite: image.isFavourite,
  }));
}

/** The badge of a tile: what is said of it before all. */
function labelOf({ verdict, isRenewed, isDropped, work }: SharedImage): string | undefined {
  if (verdict !== null) return t(`answer.mark.${verdict}`);
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
