import { memo } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../icon/Icon.tsx';
import type { Words } from '../texts.ts';
import css from './GalleryStage.module.css';

interface GalleryArrowsProps {
  onStep: (by: -1 | 1) => void;
  hasPrevious: boolean;
  hasNext: boolean;
  words: Words<'gallery'>;
}

/** To the previous and the next photograph, over the stage. Drawn again only at the ends. */
export const GalleryArrows = memo(function GalleryArrows({ onStep, hasPrevious, hasNext, words }: GalleryArrowsProps) {
  return (
    <>
      <Button className={css.arrow} data-side="previous" aria-label={words.previous} isDisabled={!hasPrevious} onPress={() => onStep(-1)}>
        <Icon name="aleft" size={22} />
      </Button>
      <Button className={css.arrow} data-side="next" aria-label={words.next} isDisabled={!hasNext} onPress={() => onStep(1)}>
        <Icon name="aright" size={22} />
      </Button>
    </>
  );
});
