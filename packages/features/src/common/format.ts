const rubles = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const rating = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `12 500 ₽`, with non-breaking spaces (D1 §5). */
export function formatRubles(amount: number): string {
  return `${rubles.format(amount)}\u00a0₽`;
}

/** `4,9` */
export function formatRating(value: number): string {
  return rating.format(value);
}

const days = {
  long: new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  brief: new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
};

/** `2026-11-14` as «14 ноября 2026 г.», «14 ноября» or «14 нояб.». A day is a day in every time zone: it is never turned into a moment of this place. */
export function formatDay(day: string, look: keyof typeof days = 'long'): string {
  return days[look].format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', '\u00a0');
}
