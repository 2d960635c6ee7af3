import { memo } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../icon/Icon.tsx';
import css from './GalleryStage.module.css';

interface GalleryArrowProps {
  side: 'previous' | 'next';
  onStep: (by: -1 | 1) => void;
  isDisabled: boolean;
  label: string;
}

/** To the previous or the next photo, over the stage. Rendered again only at the ends. */
export const GalleryArrow = memo(function GalleryArrow({ side, onStep, isDisabled, label }: GalleryArrowProps) {
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
