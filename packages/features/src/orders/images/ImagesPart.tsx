import { ErrorState, Spinner } from '@portal/ui';
import { createPiece, usePiece } from '../../common/index.ts';
import { t } from '../texts.ts';
import type { ImagesView } from './useImagesView.ts';

/** All that is done with photographs: far more code than a project's details. */
export const imagesPanel = createPiece(() => import('./OrderImagesPanel.tsx'));

/** The photographs of an order, whose code comes with their tab. Where it does not, the window around it stays. */
export function ImagesPart({ orderId, view }: { orderId: number; view: ImagesView }) {
  const code = usePiece(imagesPanel);
  if (code.state === 'loading') return <Spinner label={t('dashboard.projects.images.loading')} />;
  if (code.state === 'failed') {
    return (
      <ErrorState title={t('dashboard.projects.images.notOpened')} onRetry={code.retry} level={3}>
        {t('dashboard.projects.images.notOpenedText')}
      </ErrorState>
    );
  }
  const { OrderImagesPanel } = code.value;
  return <OrderImagesPanel orderId={orderId} view={view} />;
}
