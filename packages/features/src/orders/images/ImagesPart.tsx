import { Spinner } from '@portal/ui';
import { useRef } from 'react';
import { createPiece, type Piece, PieceFailed, ReturnFocus, usePiece } from '../../common/index.ts';
import { t } from '../texts.ts';
import type { ImagesView } from './useImagesView.ts';

type ImagesPanel = Pick<typeof import('./OrderImagesPanel.tsx'), 'OrderImagesPanel'>;

/** All that is done with photographs: far more code than a project's details. */
export const imagesPanel = createPiece<ImagesPanel>(() => import('./OrderImagesPanel.tsx'));

interface ImagesPartProps {
  orderId: number;
  view: ImagesView;
  piece?: Piece<ImagesPanel>;
}

/** The photographs of an order, whose code comes with their tab. Where it does not, the window around it stays. */
export function ImagesPart({ orderId, view, piece = imagesPanel }: ImagesPartProps) {
  const root = useRef<HTMLDivElement>(null);
  const code = usePiece(piece);
  return (
    <div ref={root} tabIndex={-1}>
      {code.state === 'loading' && <Spinner label={t('dashboard.projects.images.loading')} />}
      {code.state === 'failed' && (
        <>
          <PieceFailed title={t('dashboard.projects.images.notOpened')} piece={code} />
          {/* The pressed button goes when the code has come. */}
          <ReturnFocus to={() => root.current} />
        </>
      )}
      {code.state === 'ready' && <code.value.OrderImagesPanel orderId={orderId} view={view} />}
    </div>
  );
}
