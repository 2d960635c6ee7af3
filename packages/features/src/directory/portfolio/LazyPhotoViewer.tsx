import { type ComponentProps, useEffect, useState } from 'react';
import { useOverlay } from '../../common/index.ts';
import type { PhotoViewer } from './PhotoViewer.tsx';

type Viewer = typeof PhotoViewer;

/** The viewer once it is here. React's own `lazy` would wait a moment even then, and the press would seem lost. */
let fetched: Viewer | null = null;

async function fetchViewer(): Promise<Viewer> {
  fetched ??= (await import('./PhotoViewer.tsx')).PhotoViewer;
  return fetched;
}

/** Fetches the viewer before it is asked for: a pressed photograph then opens at once. */
export function prepareViewer(): void {
  // Whoever opens a photograph meets the failure; a guess that failed is nobody's business.
  fetchViewer().catch(() => undefined);
}

/** The viewer, fetched at the latest when the first photograph is opened. */
export function LazyPhotoViewer(props: ComponentProps<Viewer>) {
  const isAsked = useOverlay('photo').value !== null;
  const [Shown, setShown] = useState<Viewer | null>(null);
  if (isAsked && !Shown && fetched) setShown(() => fetched);
  useEffect(() => {
    if (!isAsked || Shown) return;
    fetchViewer().then(
      (viewer) => setShown(() => viewer),
      // To the page's own error screen, like any other part of a page that cannot be fetched.
      (error: unknown) =>
        setShown(() => {
          throw error;
        }),
    );
  }, [isAsked, Shown]);
  return Shown && <Shown {...props} />;
}
