import { memo } from 'react';
import { Pencil } from '../pencil/Pencil.tsx';
import { Image } from '../image/Image.tsx';
import type { Words } from '../texts.ts';
import css from './GalleryStrip.module.css';
import { thumbnailPitch } from './visibleRange.ts';

interface GalleryThumbnailProps {
  src: string;
  title: string;
  color: string | undefined;
  /** Counted from 0. */
  place: number;
  count: number;
  isCurrent: boolean;
  /** The line is free for its image; until then it is the image's main colour. */
  isFilled: boolean;
  /** The pencil draws itself round it. */
  isDrawing: boolean;
  onChoose: (place: number) => void;
  words: Words<'gallery'>;
}

type FaceProps = { src: string; color: string | undefined; isFilled: boolean };

/** What it shows. A step changes which one is the current one, and none of this. */
const Face = memo(function Face({ src, color, isFilled }: FaceProps) {
  if (!isFilled) return <span className={css.early} style={{ '--photo-color': color }} />;
  return <Image src={src} alt="" ratio={1} color={color} loading="eager" fetchPriority="low" />;
});

/**
 * One photo of the strip. A step re-renders two of them: the previous and the next. It gets single values as props: the caller
 * may recreate the photos with each step.
 */
export const GalleryThumbnail = memo(function GalleryThumbnail(props: GalleryThumbnailProps) {
  const { src, title, color, place, count, isCurrent, isFilled, isDrawing, onChoose, words } = props;
  return (
    <button
      type="button"
      role="tab"
      className={css.thumbnail}
      style={{ '--gallery-place': `${place * thumbnailPitch}px` }}
      aria-label={`${words.photo} ${place + 1} ${words.of} ${count}${title && `: ${title}`}`}
      aria-selected={isCurrent}
      aria-setsize={count}
      aria-posinset={place + 1}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onChoose(place)}
    >
      <Face src={src} color={color} isFilled={isFilled} />
      {isCurrent && <Pencil isDrawing={isDrawing} />}
    </button>
  );
});
