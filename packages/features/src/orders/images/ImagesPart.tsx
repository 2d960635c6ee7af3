import { Spinner } from '@portal/ui';
import { createPiece, type Piece, PiecePart } from '../../common/index.ts';
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
  return (
    <PiecePart
      piece={piece}
      failed={t('dashboard.projects.images.notOpened')}
      loading={<Spinner label={t('dashboard.projects.images.loading')} />}
    >
      {({ OrderImagesPanel }) => <OrderImagesPanel orderId={orderId} view={view} />}
    </PiecePart>
  );
}
