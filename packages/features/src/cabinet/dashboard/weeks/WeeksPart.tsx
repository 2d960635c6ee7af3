import { Skeleton } from '@portal/ui';
import { createLazyModule, LazyPart } from '../../../common/overlays/index.ts';
import { t } from '../../texts.ts';

type Charts = Pick<typeof import('./Weeks.tsx'), 'Weeks'>;

const charts = createLazyModule<Charts>(() => import('./Weeks.tsx'));

/** Views and uploads by week, whose code loads after the page. */
export function WeeksPart() {
  return (
    <LazyPart module={charts} failed={t('dashboard.figures.weeksNotOpened')} loading={<Skeleton height={212} />}>
      {({ Weeks }) => <Weeks />}
    </LazyPart>
  );
}
