import { Spinner } from '@portal/ui';
import { createLazyModule, type LazyModule, LazyPart } from '../../common/overlays/index.ts';
import { t } from '../texts.ts';
import type { ImagesView } from './useImagesView.ts';

type ImagesPanel = Pick<typeof import('./OrderImagesPanel.tsx'), 'OrderImagesPanel'>;

/** All actions on photos: far more code than a project's details. */
export const imagesPanel = createLazyModule<ImagesPanel>(() => import('./OrderImagesPanel.tsx'));

interface ImagesPartProps {
  orderId: number;
  view: ImagesView;
  module?: LazyModule<ImagesPanel>;
}

/** The photos of an order, whose code loads with their tab. If that fails, the dialog around it stays. */
export function ImagesPart({ orderId, view, module = imagesPanel }: ImagesPartProps) {
  return (
    <LazyPart
      module={module}
      failed={t('dashboard.projects.images.notOpened')}
      loading={<Spinner label={t('dashboard.projects.images.loading')} />}
    >
      {({ OrderImagesPanel }) => <OrderImagesPanel orderId={orderId} view={view} />}
    </LazyPart>
  );
}
