import { ErrorState, type GalleryProps, Modal } from '@portal/ui';
import { useState } from 'react';
import { createPiece } from '../pieces/piece.ts';
import { usePiece } from '../pieces/usePiece.ts';
import { t } from './texts.ts';

const viewer = createPiece(() => import('./viewer.ts'));

interface LazyGalleryProps extends Omit<GalleryProps, 'index' | 'isOpen'> {
  /** Which one is looked at, counted from 0; null: none. */
  index: number | null;
}

/** The viewer, fetched when the first photograph is opened. While it closes it keeps its photograph. */
export function LazyGallery({ photos, index, ...rest }: LazyGalleryProps) {
  const [last, setLast] = useState(index);
  if (index !== null && index !== last) setLast(index);
  const code = usePiece(viewer, index !== null);
  if (last === null || photos.length === 0) return null;
  if (code.state === 'failed') return <NoViewer isOpen={index !== null} onClose={rest.onClose} onRetry={code.retry} />;
  if (code.state === 'loading') return null;
  const { Gallery } = code.value;
  return <Gallery {...rest} photos={photos} index={Math.min(last, photos.length - 1)} isOpen={index !== null} />;
}

/** The viewer did not come: said over the page, which stays as it is. */
function NoViewer({ isOpen, onClose, onRetry }: { isOpen: boolean; onClose: () => void; onRetry: () => void }) {
  return (
    <Modal isOpen={isOpen} onOpenChange={(next) => !next && onClose()} size="sm" title={t('failed')} isTitleHidden>
      <ErrorState title={t('failed')} onRetry={onRetry} level={3}>
        {t('failedText')}
      </ErrorState>
    </Modal>
  );
}
