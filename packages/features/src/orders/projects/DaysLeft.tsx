import { Chip } from '@portal/ui';
import { t } from '../texts.ts';
import css from './DaysLeft.module.css';
import { daysLeft, todayHere } from './daysLeft.ts';

/** How long until the deadline. */
export function DaysLeft({ deadline }: { deadline: string }) {
  const days = daysLeft(deadline, todayHere());
  return (
    <span className={css.place} data-late={days < 0 || undefined}>
      <Chip>{words(days)}</Chip>
    </span>
  );
}

function words(days: number): string {
  if (days === 0) return t('dashboard.projects.days.today');
  if (days < 0) return t('dashboard.projects.days.late', { count: -days });
  return t('dashboard.projects.days.left', { count: days });
}
