import { Skeleton, VisuallyHidden } from '@portal/ui';
import { createLazyModule, LazyPart } from '../../../common/overlays/index.ts';
import { t } from '../../texts.ts';
import type { NextStepsProps } from './NextSteps.tsx';
import css from './NextStepsPart.module.css';

type Steps = Pick<typeof import('./NextSteps.tsx'), 'NextSteps'>;

const steps = createLazyModule<Steps>(() => import('./NextSteps.tsx'));

/** What is left to fill in, whose code only those load whose card is not full. */
export function NextStepsPart(props: NextStepsProps) {
  return (
    <LazyPart module={steps} failed={t('dashboard.stepsNotOpened')} level={2} loading={<NextStepsLoading />}>
      {({ NextSteps }) => <NextSteps {...props} />}
    </LazyPart>
  );
}

/** The skeleton while the card or the code is loading. */
export function NextStepsLoading() {
  return (
    <output className={css.loading}>
      <VisuallyHidden>{t('dashboard.loading')}</VisuallyHidden>
      <Skeleton height="100%" />
    </output>
  );
}
