import { useNewest } from '../newest/useNewest.ts';
import type { Words } from '../texts.ts';
import { GalleryArrow } from './GalleryArrow.tsx';
import { GalleryFrames } from './GalleryFrames.tsx';
import type { GalleryPhoto } from './GalleryPhoto.ts';
import css from './GalleryStage.module.css';
import { type GalleryMode, stepIndex } from './stepIndex.ts';

interface GalleryStageProps {
  photos: GalleryPhoto[];
  photo: GalleryPhoto;
  index: number;
  onIndexChange: (index: number) => void;
  mode: GalleryMode;
  words: Words<'gallery'>;
  /** From the second frame on: the arrows are there. */
  isPainted: boolean;
  /** A photo, or its replacement, is on the screen. */
  onShown: () => void;
  /** One of its addresses is broken. */
  onBroken: (() => void) | undefined;
}

/** The photo between its two arrows. */
export function GalleryStage({ photos, photo, index, onIndexChange, mode, words, isPainted, onShown, onBroken }: GalleryStageProps) {
  const target = (by: -1 | 1) => stepIndex(index, by, photos.length, mode);
  const canStep = (by: -1 | 1) => target(by) !== index;
  const onStep = useNewest((by: -1 | 1) => onIndexChange(target(by)));
  const neighbours = [photos[target(1)], photos[target(-1)]];
  return (
    <div className={css.stage}>
      <div role="tabpanel" aria-label={`${words.photo} ${index + 1} ${words.of} ${photos.length}`}>
        <GalleryFrames {...{ photo, onStep, canStep, onShown, onBroken, neighbours }} />
      </div>
      {isPainted && (
        <>
          <GalleryArrow side="previous" onStep={onStep} isDisabled={!canStep(-1)} label={words.previous} />
          <GalleryArrow side="next" onStep={onStep} isDisabled={!canStep(1)} label={words.next} />
        </>
      )}
    </div>
  );
}
