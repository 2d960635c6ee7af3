import type { ComponentProps } from 'react';
import { createPiece, LateWindowFailed, type Piece, usePiece } from '../../common/index.ts';
import { t } from '../texts.ts';
import { usePhotographerOverlay } from './usePhotographerOverlay.ts';

type Window = Pick<typeof import('./PhotographerModal.tsx'), 'PhotographerModal'>;

const photographerWindow = createPiece<Window>(() => import('./PhotographerModal.tsx'));

/** Fetches the window before it is asked for: a pressed card then opens at once. */
export function prepareWindow(): void {
  // Whoever opens a card meets the failure; a guess that failed is nobody's business. Not within what the finger itself begins,
  // which may be a scroll: to name a dozen files to the browser takes a slow phone two frames.
  setTimeout(() => void photographerWindow.fetch().catch(() => undefined));
}

type LatePhotographerModalProps = ComponentProps<Window['PhotographerModal']> & { piece?: Piece<Window> | undefined };

/** A photographer over the list, whose code comes at the latest when the first one is opened. */
export function LatePhotographerModal({ piece = photographerWindow, ...props }: LatePhotographerModalProps) {
  const overlay = usePhotographerOverlay();
  const isOpen = overlay.value !== null;
  const code = usePiece(piece, isOpen);
  if (code.state === 'ready') return <code.value.PhotographerModal {...props} />;
  if (code.state === 'loading') return null;
  const label = t('photographer.about');
  return <LateWindowFailed isOpen={isOpen} onClose={overlay.close} label={label} failed={t('photographer.windowFailed')} piece={code} />;
}
