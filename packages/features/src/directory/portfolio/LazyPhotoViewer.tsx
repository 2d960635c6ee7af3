import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useOverlay } from '../../common/index.ts';
import type { PhotoViewer as Viewer } from './PhotoViewer.tsx';

const viewer = () => import('./PhotoViewer.tsx').then(({ PhotoViewer }) => ({ default: PhotoViewer }));
const PhotoViewer = lazy(viewer);

/** Fetches the viewer before it is asked for: a pressed photograph then opens at once. */
export function prepareViewer(): void {
  // Whoever opens a photograph meets the failure; a guess that failed is nobody's business.
  viewer().catch(() => undefined);
}

/** The viewer, fetched when the first photograph is opened. */
export function LazyPhotoViewer(props: ComponentProps<typeof Viewer>) {
  const isAsked = useOverlay('photo').value !== null;
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  if (!wasAsked) return null;
  return (
    <Suspense fallback={null}>
      <PhotoViewer {...props} />
    </Suspense>
  );
}
