import type { PortfolioPhoto } from '@portal/api';
import { Gallery } from '@portal/ui';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { viewedOf } from './shown.ts';

interface PhotoGalleryProps {
  photos: readonly PortfolioPhoto[];
  index: number;
  isOpen: boolean;
  onIndexChange: (index: number | null) => void;
}

/** The photographs of a portfolio one at a time. */
export function PhotoGallery({ photos, index, isOpen, onIndexChange }: PhotoGalleryProps) {
  const viewed = useMemo(() => viewedOf(photos), [photos]);
  return (
    <Gallery
      isOpen={isOpen}
      onClose={() => onIndexChange(null)}
      photos={viewed}
      index={index}
      // At once: a quick second press starts from there.
      onIndexChange={(next) => flushSync(() => onIndexChange(next))}
      mode="bounded"
    />
  );
}
