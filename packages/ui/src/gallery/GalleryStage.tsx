import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../icon/Icon.tsx';
import type { Words } from '../texts.ts';
import { GalleryFrame } from './GalleryFrame.tsx';
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
  /** A photograph, or what stands in for a broken one, is on the screen. */
  onShown: () => void;
  /** One of its addresses is broken. */
  onBroken: (() => void) | undefined;
}

/** The photograph, the one that fades away under it, and the two arrows. */
export function GalleryStage({ photos, photo, index, onIndexChange, mode, words, onShown, onBroken }: GalleryStageProps) {
  const [shown, setShown] = useState<{ photo: GalleryPhoto; leaving: GalleryPhoto | null }>({ photo, leaving: null });
  if (shown.photo.id !== photo.id) setShown({ photo, leaving: shown.photo });

  const target = (by: -1 | 1) => stepIndex(index, by, photos.length, mode);
  const canStep = (by: -1 | 1) => target(by) !== index;
  const onStep = (by: -1 | 1) => onIndexChange(target(by));
  const shared = { onStep, canStep, onShown, onBroken, neighbours: [photos[target(1)], photos[target(-1)]] };
  return (
    <div className={css.stage}>
      <div role="tabpanel" aria-label={`${words.photo} ${index + 1} ${words.of} ${photos.length}`}>
        {shown.leaving && (
          <GalleryFrame
            key={shown.leaving.id}
            {...shared}
            photo={shown.leaving}
            isLeaving
            onGone={() => setShown({ photo, leaving: null })}
          />
        )}
        <GalleryFrame key={photo.id} {...shared} photo={photo} />
      </div>
      <Button className={css.arrow} data-side="previous" aria-label={words.previous} isDisabled={!canStep(-1)} onPress={() => onStep(-1)}>
        <Icon name="aleft" size={22} />
      </Button>
      <Button className={css.arrow} data-side="next" aria-label={words.next} isDisabled={!canStep(1)} onPress={() => onStep(1)}>
        <Icon name="aright" size={22} />
      </Button>
    </div>
  );
}
