import { Button } from 'react-aria-components/Button';
import { Icon } from '../icon/Icon.tsx';
import type { Words } from '../texts.ts';
import css from './GalleryStage.module.css';

interface GalleryArrowsProps {
  onStep: (by: -1 | 1) => void;
  canStep: (by: -1 | 1) => boolean;
  words: Words<'gallery'>;
}

/** To the previous and the next photograph, over the stage. */
export function GalleryArrows({ onStep, canStep, words }: GalleryArrowsProps) {
  return (
    <>
      <Button className={css.arrow} data-side="previous" aria-label={words.previous} isDisabled={!canStep(-1)} onPress={() => onStep(-1)}>
        <Icon name="aleft" size={22} />
      </Button>
      <Button className={css.arrow} data-side="next" aria-label={words.next} isDisabled={!canStep(1)} onPress={() => onStep(1)}>
        <Icon name="aright" size={22} />
      </Button>
    </>
  );
}
