import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Pencil } from '../pencil/Pencil.tsx';
import { useHasChanged } from '../pencil/useHasChanged.ts';
import { Picture } from '../picture/Picture.tsx';
import type { Words } from '../texts.ts';
import type { GalleryPhoto } from './GalleryPhoto.ts';
import css from './GalleryStrip.module.css';
import { centredScroll, stripWindow, thumbnailPitch } from './stripWindow.ts';

interface GalleryStripProps {
  photos: GalleryPhoto[];
  index: number;
  onIndexChange: (index: number) => void;
  words: Words<'gallery'>;
  /** The line is free for thumbnails. Until then each is its main colour: the photograph comes first. */
  isFilled: boolean;
}

/** What a thumbnail shows. A step changes which one is the current one, and none of this. */
const Thumbnail = memo(function Thumbnail({ src, color, isFilled }: { src: string; color: string | undefined; isFilled: boolean }) {
  if (!isFilled) return <span className={css.early} style={{ '--photo-color': color }} />;
  return <Picture src={src} alt="" ratio={1} color={color} loading="eager" fetchPriority="low" />;
});

/** The row of thumbnails. Only those in sight exist, so eight hundred cost no more than twenty. */
export function GalleryStrip({ photos, index, onIndexChange, words, isFilled }: GalleryStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const hasChanged = useHasChanged(index);
  const [range, setRange] = useState(() => stripWindow(centredScroll(index, window.innerWidth), window.innerWidth, photos.length));

  const look = () => {
    const box = strip.current;
    if (!box) return;
    const next = stripWindow(box.scrollLeft, box.clientWidth, photos.length);
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
    // oxlint-disable-next-line react/exhaustive-deps -- only another photograph moves the strip, never a scroll of the user
  }, [index, photos.length]);

  // The keyboard's place walks along with the photograph, if it is on the strip.
  useEffect(() => {
    if (strip.current?.contains(document.activeElement))
      strip.current.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true });
  }, [index]);

  const places = Array.from({ length: range.to - range.from }, (_, offset) => range.from + offset);
  const drawn = places.includes(index) ? places : [...places, index];
  return (
    <div ref={strip} className={css.strip} onScroll={look}>
      <div
        className={css.track}
        role="tablist"
        aria-label={words.thumbnails}
        style={{ '--gallery-track': `${photos.length * thumbnailPitch - 6}px` }}
      >
        {drawn.map((place) => {
          const photo = photos[place];
          if (!photo) return null;
          const isCurrent = place === index;
          return (
            <button
              key={photo.id}
              type="button"
              role="tab"
              className={css.thumbnail}
              style={{ '--gallery-place': `${place * thumbnailPitch}px` }}
              aria-label={`${words.photo} ${place + 1} ${words.of} ${photos.length}: ${photo.title}`}
              aria-selected={isCurrent}
              aria-setsize={photos.length}
              aria-posinset={place + 1}
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => onIndexChange(place)}
            >
              <Thumbnail src={photo.thumbnail} color={photo.color} isFilled={isFilled} />
              {isCurrent && <Pencil isDrawing={hasChanged} />}
            </button>
          );
        })}
      </div>
    </div>
  );
}
