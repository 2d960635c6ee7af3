import { useRef } from 'react';
import { Image } from '../image/Image.tsx';
import { afterFrame } from './afterFrame.ts';
import css from './GalleryFrame.module.css';
import type { GalleryPhoto } from './GalleryPhoto.ts';
import { usePhotoGestures } from './usePhotoGestures.ts';

/** Loads and decodes the neighbours of a loaded photo, so that a step shows its image in the same frame. */
function preload(photos: (GalleryPhoto | undefined)[]) {
  for (const photo of photos) {
    if (!photo) continue;
    const image = document.createElement('img');
    if (photo.srcSet) {
      image.sizes = photo.sizes ?? '100vw';
      image.srcset = photo.srcSet;
    }
    image.src = photo.src;
    // A broken neighbour is shown as broken when it becomes the current photo.
    image.decode().catch(() => undefined);
  }
}

export interface GalleryFrameProps {
  photo: GalleryPhoto;
  /** Fades out under the photo that follows it. */
  isLeaving?: boolean | undefined;
  neighbours: (GalleryPhoto | undefined)[];
  onStep: (by: -1 | 1) => void;
  canStep: (by: -1 | 1) => boolean;
  /** The photo has loaded, or is known to be broken. A photo that was left reports nothing more. */
  onShown: () => void;
  /** One of its addresses is broken. */
  onBroken: (() => void) | undefined;
  /** It is shown at 1 : 1. */
  isActual: boolean;
  /** It is shown whole again. */
  onWhole: () => void;
}

/** One photo on a mat: as large as fits, never larger than its file; swipe, pinch, double tap. */
export function GalleryFrame({
  photo,
  isLeaving = false,
  neighbours,
  onStep,
  canStep,
  onShown,
  onBroken,
  isActual,
  onWhole,
}: GalleryFrameProps) {
  const ref = useRef<HTMLDivElement>(null);
  const gestures = usePhotoGestures({ ref, onStep, canStep, width: photo.width, isActual, onWhole });
  const ratio = photo.width / photo.height;
  return (
    <div
      className={css.frame}
      data-leaving={isLeaving || undefined}
      data-actual={isActual || undefined}
      aria-hidden={isLeaving || undefined}
      onErrorCapture={({ target }) => {
        // A loaded thumbnail does not mean that the photo will load.
        if (isLeaving || (target instanceof Element && target.classList.contains(css.early))) return;
        onShown();
        onBroken?.();
      }}
    >
      <div ref={ref} className={css.photo} style={{ '--gallery-ratio': ratio, '--gallery-width': `${photo.width}px` }} {...gestures}>
        {/* It stays behind the photo: removing it would cost one more render for each step. */}
        <img className={css.early} src={photo.thumbnail} alt="" />
        <Image
          src={photo.src}
          srcSet={photo.srcSet}
          spares={photo.spares}
          sizes={photo.sizes}
          alt={photo.title || photo.alt || ''}
          width={photo.width}
          height={photo.height}
          color="transparent"
          loading="eager"
          fetchPriority="high"
          onLoad={() => {
            if (isLeaving) return;
            onShown();
            // Decoding them as well would delay its own frame.
            afterFrame(() => preload(neighbours));
          }}
        />
        {isActual && photo.original && <img className={css.actual} src={photo.original} alt="" />}
      </div>
    </div>
  );
}
