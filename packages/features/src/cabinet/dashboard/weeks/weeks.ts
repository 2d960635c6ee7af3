import type { ActivityWeek } from '@portal/api';

/** The smallest number of weeks with data that make a chart. */
const leastWeeks = 2;

/** The weeks of one count from the first that has data: before it there was nothing to count. Null while there are too few for a chart. */
export function weeksToShow(weeks: readonly ActivityWeek[], count: 'views' | 'uploads'): ActivityWeek[] | null {
  if (weeks.filter((week) => week[count] > 0).length < leastWeeks) return null;
  return weeks.slice(weeks.findIndex((week) => week[count] > 0));
}

const days = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('ru', { day: '2-digit', month: '2-digit', timeZone: 'UTC' });

const monday = (week: string): Date => new Date(`${week}T00:00:00Z`);

/** «16–22 ноября» */
export function weekDays(week: string): string {
  const first = monday(week);
  return days.formatRange(first, new Date(first.getTime() + 6 * 86_400_000));
}

/** «16.11» */
export const weekLabel = (week: string): string => short.format(monday(week));
