import { type GalleryProps, Modal } from '@portal/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { PieceFailed } from '../pieces/PieceFailed.tsx';
import { createPiece, type Piece } from '../pieces/piece.ts';
import { type MissingPiece, usePiece } from '../pieces/usePiece.ts';
import { ReturnFocus } from '../ReturnFocus.tsx';
import { t } from './texts.ts';

type Viewer = Pick<typeof import('./viewer.ts'), 'Gallery'>;

const viewer = createPiece<Viewer>(() => import('./viewer.ts'));

interface LazyGalleryProps extends Omit<GalleryProps, 'index' | 'isOpen'> {
  /** Which one is looked at, counted from 0; null: none. */
  index: number | null;
  /** Gets the keyboard where the place that it was opened from has gone meanwhile. */
  goesOnAt?: (() => HTMLElement | null) | undefined;
  piece?: Piece<Viewer>;
}

/** The viewer, fetched when the first photograph is opened. While it closes it keeps its photograph. */
export function LazyGallery({ photos, index, header, goesOnAt, piece = viewer, ...rest }: LazyGalleryProps) {
  const isOpen = index !== null;
  const [last, setLast] = useState(index);
  if (isOpen && index !== last) setLast(index);
  const code = usePiece(piece, isOpen);
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (isOpen && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
  }, [isOpen]);
  if (last === null || photos.length === 0) return null;
  if (code.state === 'failed') return <NoViewer isOpen={isOpen} onClose={rest.onClose} code={code} />;
  if (code.state === 'loading') return null;
  const { Gallery } = code.value;
  // A window that said why the viewer was late is gone by now, and cannot give the keyboard back.
  const returnTo = () => (opener.current?.isConnected ? opener.current : goesOnAt?.());
  const head = (
    <>
      {header}
      <ReturnFocus to={returnTo} />
    </>
  );
  return <Gallery {...rest} header={head} photos={photos} index={Math.min(last, photos.length - 1)} isOpen={isOpen} />;
}

/** The viewer did not come: said over the page, which stays as it is. */
function NoViewer({ isOpen, onClose, code }: { isOpen: boolean; onClose: () => void; code: MissingPiece }) {
  return (
    <Modal isOpen={isOpen} onOpenChange={(next) => !next && onClose()} size="sm" title={t('label')} isTitleHidden>
      <PieceFailed title={t('failed')} piece={code} />
    </Modal>
  );
}
