import { createLazyModule, LazyPart } from '../../../common/index.ts';
import { t } from '../../texts.ts';

type Panel = Pick<typeof import('./ReturnPhotos.tsx'), 'ReturnPhotos'>;

const panel = createLazyModule<Panel>(() => import('./ReturnPhotos.tsx'));

/** Where who retouches sends the photos back. Its code loads for them alone: a client's page goes without. */
export function ReturnPart() {
  return (
    <LazyPart module={panel} failed={t('back.notOpened')} level={2}>
      {({ ReturnPhotos }) => <ReturnPhotos />}
    </LazyPart>
  );
}
