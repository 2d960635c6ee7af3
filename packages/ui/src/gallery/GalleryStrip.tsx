import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStableCallback } from '../stable-callback/useStableCallback.ts';
import { useHasChanged } from '../pencil/useHasChanged.ts';
import type { Words } from '../texts.ts';
import type { GalleryPhoto } from './GalleryPhoto.ts';
import css from './GalleryStrip.module.css';
import { centredScroll, thumbnailPitch, visibleRange } from './visibleRange.ts';
import { Pencil } from '../pencil/Pencil.tsx';
import { Image } from '../image/Image.tsx';

interface GalleryThumbnailProps {
  src: string;
  title: string;
  color: string | undefined;
  /** Counted from 0. */
  place: number;
  count: number;
  isCurrent: boolean;
  /** Its image may be requested; until then the main colour is shown. */
  isFilled: boolean;
  /** The pencil loop is animated. */
  isDrawing: boolean;
  onChoose: (place: number) => void;
  words: Words<'gallery'>;
}

type FaceProps = { src: string; color: string | undefined; isFilled: boolean };

/** The content of a thumbnail. A step changes which one is current, and none of this. */
const Face = memo(function Face({ src, color, isFilled }: FaceProps) {
  if (!isFilled) return <span className={css.early} style={{ '--photo-color': color }} />;
  return <Image src={src} alt="" ratio={1} color={color} loading="eager" fetchPriority="low" />;
});

/**
 * One photo of the strip. A step re-renders two of them: the previous and the next. Its props are single values, because the caller may recreate the
 * photos with each step.
 */
const GalleryThumbnail = memo(function GalleryThumbnail(props: GalleryThumbnailProps) {
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

interface GalleryStripProps {
  photos: GalleryPhoto[];
  index: number;
  onIndexChange: (index: number) => void;
  words: Words<'gallery'>;
  /** Thumbnails may be requested. Until then each shows its main colour: the photo comes first. */
  isFilled: boolean;
}

/** The row of thumbnails. Only the visible ones are rendered, so eight hundred cost no more than twenty. */
export function GalleryStrip({ photos, index, onIndexChange, words, isFilled }: GalleryStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const hasChanged = useHasChanged(index);
  const choose = useStableCallback(onIndexChange);
  const [range, setRange] = useState(() => visibleRange(centredScroll(index, window.innerWidth), window.innerWidth, photos.length));

  const look = () => {
    const box = strip.current;
    if (!box) return;
    const next = visibleRange(box.scrollLeft, box.clientWidth, photos.length);
    setRange((old) => (old.from === next.from && old.to === next.to ? old : next));
  };

  useLayoutEffect(() => {
    const box = strip.current;
    if (!box) return;
    const left = centredScroll(index, box.clientWidth);
    const isNear = Math.abs(box.scrollLeft - left) < box.clientWidth;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.scrollTo({ left, behavior: hasChanged && isNear && !isCalm ? 'smooth' : 'instant' });
    look();
    // oxlint-disable-next-line react/exhaustive-deps -- only another photo moves the strip, never a scroll of the user
  }, [index, photos.length]);

  // Focus follows the photo, if it is in the strip.
  useEffect(() => {
    if (strip.current?.contains(document.activeElement))
      strip.current.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true });
  }, [index]);

  const places = Array.from({ length: range.to - range.from }, (_, offset) => range.from + offset);
  const rendered = places.includes(index) ? places : [...places, index];
  return (
    <div ref={strip} className={css.strip} onScroll={look}>
      <div
        className={css.track}
        role="tablist"
        aria-label={words.thumbnails}
        style={{ '--gallery-track': `${photos.length * thumbnailPitch - 6}px` }}
      >
        {rendered.map((place) => {
          const photo = photos[place];
          if (!photo) return null;
          return (
            <GalleryThumbnail
              key={photo.id}
              src={photo.thumbnail}
              title={photo.title}
              color={photo.color}
              place={place}
              count={photos.length}
              isCurrent={place === index}
              isFilled={isFilled}
              isDrawing={hasChanged && place === index}
              onChoose={choose}
              words={words}
            />
          );
        })}
      </div>
    </div>
  );
}
