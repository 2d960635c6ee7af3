import type { GalleryProps } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';

const Gallery = lazy(() => import('./viewer.ts').then((module) => ({ default: module.Gallery })));

interface LazyGalleryProps extends Omit<GalleryProps, 'index' | 'isOpen'> {
  /** Which one is looked at, counted from 0; null: none. */
  index: number | null;
}

/** The viewer, fetched when the first photograph is opened. While it closes it keeps its photograph. */
export function LazyGallery({ photos, index, ...rest }: LazyGalleryProps) {
  const [last, setLast] = useState(index);
  if (index !== null && index !== last) setLast(index);
  if (last === null || photos.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Gallery {...rest} photos={photos} index={Math.min(last, photos.length - 1)} isOpen={index !== null} />
    </Suspense>
  );
}
