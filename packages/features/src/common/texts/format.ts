// Numbers are formatted here and not by Intl, whose first use blocks a slow phone for 50 to 90 ms: every card has a price. Date formatters are
// created when they are first needed.
const days = new Map<DayLook, Intl.DateTimeFormat>();

/** `12 500`: a whole number that is not negative, with non-breaking spaces. */
export const formatCount = (count: number): string => String(Math.round(count)).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00a0');

/** `12 500 ₽`, with non-breaking spaces (D1 §5). */
export const formatRubles = (amount: number): string => `${formatCount(amount)}\u00a0₽`;

/** `4,9` */
export const formatRating = (value: number): string => (Math.round(value * 10) / 10).toFixed(1).replace('.', ',');

const looks = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  brief: { day: 'numeric', month: 'short' },
  short: { day: 'numeric', month: 'long' },
} as const;

type DayLook = keyof typeof looks;

/** `2026-05-14T10:31:07.250`, a local time without a zone, as «14 мая 2026 г., 10:31». */
export const formatLocalTime = (time: string): string => `${formatDay(time.slice(0, 10))},\u00a0${time.slice(11, 16)}`;

/**
 * `2026-11-14` as «14 ноября 2026 г.», «14 ноября» or «14 нояб.». A day is the same in every time zone: it is never converted to a local moment. An
 * unreadable one is a dash, so that it does not break a whole list.
 */
export function formatDay(day: string, look: DayLook = 'long'): string {
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return '—';
  const format = days.get(look) ?? new Intl.DateTimeFormat('ru-RU', { ...looks[look], timeZone: 'UTC' });
  days.set(look, format);
  return format.format(moment).replaceAll(' ', '\u00a0');
}
