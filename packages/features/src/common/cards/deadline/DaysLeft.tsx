import { Chip } from '@portal/ui';
import { daysLeft, todayHere } from './days.ts';
import css from './DaysLeft.module.css';
import { t } from './texts.ts';

/** How long until a deadline (`YYYY-MM-DD`), in words. */
export function DaysLeft({ deadline }: { deadline: string }) {
  return (
    <span className={css.place} data-late={deadline < todayHere() || undefined}>
      <Chip>{deadlineText(deadline)}</Chip>
    </span>
  );
}

/** «Осталось 3 дня»: how long until a deadline (`YYYY-MM-DD`). */
export function deadlineText(deadline: string): string {
  const days = daysLeft(deadline, todayHere());
  if (days === 0) return t('today');
  if (days < 0) return t('late', { count: -days });
  return t('left', { count: days });
}
