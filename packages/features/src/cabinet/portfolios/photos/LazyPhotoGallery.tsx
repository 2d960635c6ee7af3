import type { PortfolioPhoto } from '@portal/api';
import { lazy, Suspense, useState } from 'react';

const PhotoGallery = lazy(() => import('./PhotoGallery.tsx').then((module) => ({ default: module.PhotoGallery })));

interface PhotoGalleryProps {
  photos: readonly PortfolioPhoto[];
  /** Which one is looked at, counted from 0; null: none. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
}

/** The viewer, fetched when the first photograph is opened. While it closes it keeps its photograph. */
export function LazyPhotoGallery({ photos, index, onIndexChange }: PhotoGalleryProps) {
  const [last, setLast] = useState(index);
  if (index !== null && index !== last) setLast(index);
  if (last === null || photos.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PhotoGallery photos={photos} index={Math.min(last, photos.length - 1)} isOpen={index !== null} onIndexChange={onIndexChange} />
    </Suspense>
  );
}
