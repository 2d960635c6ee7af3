import type { ComponentProps } from 'react';
import { createLazyModule, type LazyModule, useOpener, useOverlay, useLazyModule, ViewerFailed } from '../../common/index.ts';
import type { PhotoViewer } from './PhotoViewer.tsx';

type Viewer = Pick<typeof import('./PhotoViewer.tsx'), 'PhotoViewer'>;

const viewer = createLazyModule<Viewer>(() => import('./PhotoViewer.tsx'));

/** Preloads the viewer before it is opened: a clicked photo then opens at once. */
export function prepareViewer(): void {
  // The click itself reports a failure; a failed preload is ignored.
  viewer.fetch().catch(() => undefined);
}

interface LazyPhotoViewerProps extends Omit<ComponentProps<typeof PhotoViewer>, 'returnTo'> {
  module?: LazyModule<Viewer>;
}

/** The viewer, fetched at the latest when the first photo is opened. */
export function LazyPhotoViewer({ module = viewer, ...props }: LazyPhotoViewerProps) {
  const overlay = useOverlay('photo');
  const isOpen = overlay.value !== null;
  const code = useLazyModule(module, isOpen);
  const opener = useOpener(isOpen);
  if (code.state === 'failed') return <ViewerFailed isOpen={isOpen} onClose={overlay.close} module={code} />;
  if (code.state === 'loading') return null;
  return <code.value.PhotoViewer {...props} returnTo={opener} />;
}
