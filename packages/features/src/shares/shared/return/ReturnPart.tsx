import { createLazyModule, LazyPart } from '../../../common/overlays/index.ts';
import { t } from '../../texts.ts';

type Panel = Pick<typeof import('./ReturnPhotos.tsx'), 'ReturnPhotos'>;

const panel = createLazyModule<Panel>(() => import('./ReturnPhotos.tsx'));

/** Where a retoucher uploads the photos. Its code loads only for retouchers, so that a client's page is smaller. */
export function ReturnPart() {
  return (
    <LazyPart module={panel} failed={t('back.notOpened')} level={2}>
      {({ ReturnPhotos }) => <ReturnPhotos />}
    </LazyPart>
  );
}
