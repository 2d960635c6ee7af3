import type { ComponentProps } from 'react';
import {
  CodeLoading,
  createLazyModule,
  type LazyModule,
  useIdleFetch,
  useOpener,
  useOverlay,
  useLazyModule,
  ViewerFailed,
} from '../../common/overlays/index.ts';
import type { PhotoViewer } from './PhotoViewer.tsx';

type Viewer = Pick<typeof import('./PhotoViewer.tsx'), 'PhotoViewer'>;

const viewer = createLazyModule<Viewer>(() => import('./PhotoViewer.tsx'));

interface LazyPhotoViewerProps extends Omit<ComponentProps<typeof PhotoViewer>, 'returnTo'> {
  module?: LazyModule<Viewer>;
}

/** The viewer, whose code loads when the page is idle, or when the first photo is opened. */
export function LazyPhotoViewer({ module = viewer, ...props }: LazyPhotoViewerProps) {
  const overlay = useOverlay('photo');
  const isOpen = overlay.value !== null;
  useIdleFetch(module);
  const code = useLazyModule(module, isOpen);
  const opener = useOpener(isOpen);
  if (code.state === 'failed') return <ViewerFailed isOpen={isOpen} onClose={overlay.close} module={code} />;
  if (code.state === 'loading') return isOpen ? <CodeLoading /> : null;
  return <code.value.PhotoViewer {...props} returnTo={opener} />;
}
