import type { ComponentProps } from 'react';
import {
  CodeLoading,
  createLazyModule,
  LazyDialogFailed,
  type LazyModule,
  useIdleFetch,
  useLazyModule,
} from '../../common/overlays/index.ts';
import { t } from '../texts.ts';
import { usePhotographerOverlay } from './usePhotographerOverlay.ts';

type PhotographerDialogModule = Pick<typeof import('./PhotographerModal.tsx'), 'PhotographerModal'>;

const photographerDialog = createLazyModule<PhotographerDialogModule>(() => import('./PhotographerModal.tsx'));

type LazyPhotographerModalProps = ComponentProps<PhotographerDialogModule['PhotographerModal']> & {
  module?: LazyModule<PhotographerDialogModule> | undefined;
};

/** A photographer's dialog over the list, whose code loads when the page is idle, or when the first one is opened. */
export function LazyPhotographerModal({ module = photographerDialog, ...props }: LazyPhotographerModalProps) {
  const overlay = usePhotographerOverlay();
  const isOpen = overlay.value !== null;
  useIdleFetch(module);
  const code = useLazyModule(module, isOpen);
  if (code.state === 'ready') return <code.value.PhotographerModal {...props} />;
  if (code.state === 'loading') return isOpen ? <CodeLoading /> : null;
  const label = t('photographer.about');
  return <LazyDialogFailed isOpen={isOpen} onClose={overlay.close} label={label} failed={t('photographer.windowFailed')} module={code} />;
}
