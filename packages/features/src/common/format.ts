// Each is made when it is first needed: a phone reads its tables of numbers and of days for tens of milliseconds then, which
// the start of a page should not wait for.
let rubles: Intl.NumberFormat | undefined;
let rating: Intl.NumberFormat | undefined;
const days = new Map<DayLook, Intl.DateTimeFormat>();

/** `12 500 ₽`, with non-breaking spaces (D1 §5). */
export function formatRubles(amount: number): string {
  rubles ??= new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
  return `${rubles.format(amount)}\u00a0₽`;
}

/** `4,9` */
export function formatRating(value: number): string {
  rating ??= new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return rating.format(value);
}

const looks = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  brief: { day: 'numeric', month: 'short' },
  short: { day: 'numeric', month: 'long' },
} as const;

type DayLook = keyof typeof looks;

/** `2026-11-14` as «14 ноября 2026 г.», «14 ноября» or «14 нояб.». A day is a day in every time zone: it is never turned into a moment of this place. */
export function formatDay(day: string, look: DayLook = 'long'): string {
  const format = days.get(look) ?? new Intl.DateTimeFormat('ru-RU', { ...looks[look], timeZone: 'UTC' });
  days.set(look, format);
  return format.format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', '\u00a0');
}
