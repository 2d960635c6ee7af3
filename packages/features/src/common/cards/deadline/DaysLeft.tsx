import { Chip } from '@portal/ui';
import { daysLeft } from './days.ts';
import css from './DaysLeft.module.css';
import { t } from './texts.ts';
import { useToday } from './useToday.ts';

/** How long until a deadline (`YYYY-MM-DD`), in words. */
export function DaysLeft({ deadline }: { deadline: string }) {
  const today = useToday();
  return (
    <span className={css.place} data-late={deadline < today || undefined}>
      <Chip>{deadlineText(deadline, today)}</Chip>
    </span>
  );
}

/** «Осталось 3 дня»: how long until a deadline, both days `YYYY-MM-DD`. */
export function deadlineText(deadline: string, today: string): string {
  const days = daysLeft(deadline, today);
  if (days === 0) return t('today');
  if (days < 0) return t('late', { count: -days });
  return t('left', { count: days });
}
