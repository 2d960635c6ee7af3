import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { PhotoGallery as Gallery } from './PhotoGallery.tsx';

const PhotoGallery = lazy(() => import('./PhotoGallery.tsx').then((module) => ({ default: module.PhotoGallery })));

interface LazyPhotoGalleryProps extends Omit<ComponentProps<typeof Gallery>, 'index' | 'isOpen'> {
  /** Which one is looked at, counted from 0; null: none. */
  index: number | null;
}

/** The viewer, fetched when the first photograph is opened. While it closes it keeps its photograph. */
export function LazyPhotoGallery({ photos, index, ...steps }: LazyPhotoGalleryProps) {
  const [last, setLast] = useState(index);
  if (index !== null && index !== last) setLast(index);
  if (last === null || photos.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PhotoGallery {...steps} photos={photos} index={Math.min(last, photos.length - 1)} isOpen={index !== null} />
    </Suspense>
  );
}
