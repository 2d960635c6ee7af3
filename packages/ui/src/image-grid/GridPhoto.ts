import type { Mark } from '../mark/markOfKey.ts';
import type { IconName } from '../icon/Icon.tsx';
import type { ImageProps } from '../image/Image.tsx';

/** One image of a grid: the file, and what is written around it. */
export interface GridPhoto extends Pick<ImageProps, 'src' | 'srcSet' | 'spares' | 'sizes' | 'color'> {
  id: string;
  /** The tile's accessible name; shown below in size md. Its first letter replaces a broken file. */
  name: string;
  /** Width by height of the file, where tiles are as wide as their photos are. */
  ratio?: number | undefined;
  /** Secondary text below the image beside the name: size, date. */
  meta?: string | undefined;
  /** The tooltip. */
  hint?: string | undefined;
  /** A short label on the image's corner, e.g. «№ 2042». */
  label?: string | undefined;
  /** Its position in the order, on the image's corner. In a sortable grid the grid itself counts. */
  place?: number | undefined;
  /** What a star on the image means, e.g. «избранное». Without it there is no star. */
  star?: string | undefined;
  /** Kept: a check in the lower start corner. Rejected: a crossed circle, and the photo is dimmed. */
  mark?: Mark | null | undefined;
  /** Its stars, 1 to 5, on the same corner. */
  rating?: number | undefined;
  /** What else is known of it, as small discs beside its mark. */
  signs?: readonly GridSign[] | undefined;
  /** It has a filled heart. */
  isFavourite?: boolean | undefined;
}

/** A small disc on an image. A heart is filled. */
export interface GridSign {
  icon: IconName;
  /** What it means, as the tile's name says it: «выбрал клиент». */
  label: string;
}
