import type { ComponentProps } from 'react';
import { createLazyModule, LazyPart } from '../../../common/overlays/index.ts';
import { t } from '../../texts.ts';

type Bar = Pick<typeof import('./SeveralBar.tsx'), 'SeveralBar'>;

const bar = createLazyModule<Bar>(() => import('./SeveralBar.tsx'));

/** What can be done with several photos. Its code loads for those who mark some. */
export function SeveralPart(props: ComponentProps<Bar['SeveralBar']>) {
  return (
    <LazyPart module={bar} failed={t('several.notOpened')} level={2}>
      {({ SeveralBar }) => <SeveralBar {...props} />}
    </LazyPart>
  );
}
