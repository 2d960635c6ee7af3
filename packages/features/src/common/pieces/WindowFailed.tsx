import { Modal } from '@portal/ui';
import { PieceFailed } from './PieceFailed.tsx';
import type { MissingPiece } from './usePiece.ts';

export interface WindowFailedProps {
  isOpen: boolean;
  onClose: () => void;
  /** What the window would have been called. */
  label: string;
  /** What has not opened. */
  failed: string;
  piece: MissingPiece;
}

/** A window's code did not come: said over the page, which stays as it is. */
export function WindowFailed({ isOpen, onClose, label, failed, piece }: WindowFailedProps) {
  return (
    <Modal isOpen={isOpen} onOpenChange={(next) => !next && onClose()} size="sm" title={label} isTitleHidden>
      <PieceFailed title={failed} piece={piece} />
    </Modal>
  );
}
