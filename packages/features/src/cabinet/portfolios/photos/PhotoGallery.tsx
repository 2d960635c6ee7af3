import type { PortfolioPhoto } from '@portal/api';
import { Gallery } from '@portal/ui';
import { useMemo } from 'react';
import { viewedOf } from './shown.ts';

interface PhotoGalleryProps {
  photos: readonly PortfolioPhoto[];
  /** Which one is looked at, counted from 0. */
  index: number;
  isOpen: boolean;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/** The photographs of a portfolio one at a time. */
export function PhotoGallery({ photos, ...steps }: PhotoGalleryProps) {
  const viewed = useMemo(() => viewedOf(photos), [photos]);
  return <Gallery {...steps} photos={viewed} mode="bounded" />;
}
