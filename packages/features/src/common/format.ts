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
