import { useStableCallback } from '../stable-callback/useStableCallback.ts';
import type { Words } from '../texts.ts';
import type { GalleryPhoto } from './GalleryPhoto.ts';
import css from './GalleryStage.module.css';
import { type GalleryMode, stepIndex } from './stepIndex.ts';
import { memo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../icon/Icon.tsx';
import { GalleryFrame, type GalleryFrameProps } from './GalleryFrame.tsx';

interface GalleryArrowProps {
  side: 'previous' | 'next';
  onStep: (by: -1 | 1) => void;
  isDisabled: boolean;
  label: string;
}

/** The buttons to the previous and the next photo. They re-render only at the ends. */
const GalleryArrow = memo(function GalleryArrow({ side, onStep, isDisabled, label }: GalleryArrowProps) {
  return (
    <Button
      className={css.arrow}
      data-side={side}
      aria-label={label}
      isDisabled={isDisabled}
      onPress={() => onStep(side === 'next' ? 1 : -1)}
    >
      <Icon name={side === 'next' ? 'aright' : 'aleft'} size={22} />
    </Button>
  );
});

interface GalleryStageProps {
  photos: GalleryPhoto[];
  photo: GalleryPhoto;
  index: number;
  onIndexChange: (index: number) => void;
  mode: GalleryMode;
  words: Words<'gallery'>;
  /** From the second frame on the arrows are rendered. */
  isPainted: boolean;
  /** A photo, or its replacement, is on the screen. */
  onShown: () => void;
  /** One of its addresses is broken. */
  onBroken: (() => void) | undefined;
  /** The photo is shown at 1 : 1. */
  isActual: boolean;
  onWhole: () => void;
}

/** The photo between its two arrows. */
export function GalleryStage({ photos, photo, index, onIndexChange, mode, words, isPainted, ...frame }: GalleryStageProps) {
  const target = (by: -1 | 1) => stepIndex(index, by, photos.length, mode);
  const canStep = (by: -1 | 1) => target(by) !== index;
  const onStep = useStableCallback((by: -1 | 1) => onIndexChange(target(by)));
  const neighbours = [photos[target(1)], photos[target(-1)]];
  return (
    <div className={css.stage}>
      <div role="tabpanel" aria-label={`${words.photo} ${index + 1} ${words.of} ${photos.length}`}>
        <GalleryFrames {...frame} {...{ photo, onStep, canStep, neighbours }} />
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

type GalleryFramesProps = Omit<GalleryFrameProps, 'isLeaving'>;

/**
 * The photo, and under it the previous one, which fades out. That one is removed at the next step, invisible until then: removing it right after the
 * fade would cost a second render for each step.
 */
function GalleryFrames({ photo, ...shared }: GalleryFramesProps) {
  const [shown, setShown] = useState<{ step: number; photo: GalleryPhoto; leaving: GalleryPhoto | null }>({
    step: 0,
    photo,
    leaving: null,
  });
  // The same photo may have got new addresses meanwhile: it fades out with those.
  if (shown.photo.id !== photo.id) setShown({ step: shown.step + 1, photo, leaving: shown.photo });
  else if (shown.photo !== photo) setShown({ ...shown, photo });
  // Keyed by step, not by photo: a photo that is shown again starts again, and is not zoomed any more.
  return (
    <>
      {shown.leaving && <GalleryFrame key={shown.step - 1} {...shared} photo={shown.leaving} isActual={false} isLeaving />}
      <GalleryFrame key={shown.step} {...shared} photo={photo} />
    </>
  );
}
