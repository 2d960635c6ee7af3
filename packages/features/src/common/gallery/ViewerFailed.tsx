import { Modal } from '@portal/ui';
import { PieceFailed } from '../pieces/PieceFailed.tsx';
import type { MissingPiece } from '../pieces/usePiece.ts';
import { t } from './texts.ts';

interface ViewerFailedProps {
  isOpen: boolean;
  onClose: () => void;
  piece: MissingPiece;
}

/** The viewer did not come: said over the page, which stays as it is. */
export function ViewerFailed({ isOpen, onClose, piece }: ViewerFailedProps) {
  return (
    <Modal isOpen={isOpen} onOpenChange={(next) => !next && onClose()} size="sm" title={t('label')} isTitleHidden>
      <PieceFailed title={t('failed')} piece={piece} />
    </Modal>
  );
}
