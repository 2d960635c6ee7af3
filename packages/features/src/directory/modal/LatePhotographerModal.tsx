import type { ComponentProps } from 'react';
import { createLazyModule, LazyDialogFailed, type LazyModule, useLazyModule } from '../../common/index.ts';
import { t } from '../texts.ts';
import { usePhotographerOverlay } from './usePhotographerOverlay.ts';

type PhotographerDialogModule = Pick<typeof import('./PhotographerModal.tsx'), 'PhotographerModal'>;

const photographerDialog = createLazyModule<PhotographerDialogModule>(() => import('./PhotographerModal.tsx'));

/** Preloads the dialog before it is opened: a clicked card then opens at once. */
export function preloadDialog(): void {
  // The click itself reports a failure; a failed preload is ignored. Not within the pointer event, which may start a scroll:
  // listing a dozen files for the browser takes a slow phone two frames.
  setTimeout(() => void photographerDialog.fetch().catch(() => undefined));
}

type LatePhotographerModalProps = ComponentProps<PhotographerDialogModule['PhotographerModal']> & {
  module?: LazyModule<PhotographerDialogModule> | undefined;
};

/** A photographer over the list, whose code comes at the latest when the first one is opened. */
export function LatePhotographerModal({ module = photographerDialog, ...props }: LatePhotographerModalProps) {
  const overlay = usePhotographerOverlay();
  const isOpen = overlay.value !== null;
  const code = useLazyModule(module, isOpen);
  if (code.state === 'ready') return <code.value.PhotographerModal {...props} />;
  if (code.state === 'loading') return null;
  const label = t('photographer.about');
  return <LazyDialogFailed isOpen={isOpen} onClose={overlay.close} label={label} failed={t('photographer.windowFailed')} module={code} />;
}
