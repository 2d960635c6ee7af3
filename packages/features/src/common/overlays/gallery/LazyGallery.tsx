import type { GalleryProps } from '@portal/ui';
import { useState } from 'react';
import { CodeLoading } from '../lazy/CodeLoading.tsx';
import { createLazyModule, type LazyModule } from '../lazy/lazyModule.ts';
import { useLazyModule } from '../lazy/useLazyModule.ts';
import { ReturnFocus } from '../ReturnFocus.tsx';
import { useOpener } from './useOpener.ts';
import { ViewerFailed } from './ViewerFailed.tsx';

type Viewer = Pick<typeof import('./viewer.ts'), 'Gallery'>;

const viewer = createLazyModule<Viewer>(() => import('./viewer.ts'));

interface LazyGalleryProps extends Omit<GalleryProps, 'index' | 'isOpen'> {
  /** Which photo is open, counted from 0; null: none. */
  index: number | null;
  /** Gets the focus when the element that opened the viewer was removed meanwhile. */
  nextFocus?: (() => HTMLElement | null) | undefined;
  module?: LazyModule<Viewer>;
}

/** The viewer, loaded when the first photo is opened. While it closes it keeps showing its photo. */
export function LazyGallery({ photos, index, header, nextFocus, module = viewer, ...rest }: LazyGalleryProps) {
  const isOpen = index !== null;
  const [last, setLast] = useState(index);
  if (isOpen && index !== last) setLast(index);
  const code = useLazyModule(module, isOpen);
  const opener = useOpener(isOpen);
  if (last === null || photos.length === 0) return null;
  if (code.state === 'failed') return <ViewerFailed isOpen={isOpen} onClose={rest.onClose} module={code} />;
  if (code.state === 'loading') return isOpen ? <CodeLoading /> : null;
  const { Gallery } = code.value;
  const head = (
    <>
      {header}
      <ReturnFocus to={() => opener() ?? nextFocus?.()} />
    </>
  );
  return <Gallery {...rest} header={head} photos={photos} index={Math.min(last, photos.length - 1)} isOpen={isOpen} />;
}
