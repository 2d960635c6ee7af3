export type PageItem = number | 'gap';

/** What the pager shows: every page up to seven, above that the first, the last and the neighbours of the current one. */
export function pageItems(page: number, pages: number): PageItem[] {
  if (pages <= 7) return Array.from({ length: Math.max(0, pages) }, (_, index) => index + 1);
  const current = Math.min(Math.max(page, 1), pages);
  const shown = [...new Set([1, current - 1, current, current + 1, pages])].filter((number) => number >= 1 && number <= pages);
  return shown.flatMap((number, index) => (index > 0 && number - (shown[index - 1] ?? 0) > 1 ? ['gap' as const, number] : [number]));
}
