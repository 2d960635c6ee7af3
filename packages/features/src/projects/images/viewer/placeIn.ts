const indexOf = (row: HTMLElement) => Number(row.getAttribute('aria-rowindex')) - 1;

/**
 * Where focus moves when the focused element is removed: to the photo that is at its position now (counted from 0), else to the nearest rendered one;
 * before any is rendered, to their grid, which passes the focus to the first; without any photos, to the upload button.
 */
export function placeIn(view: HTMLElement | null, index = 0): HTMLElement | null {
  const rows = [...(view?.querySelectorAll<HTMLElement>('[role=row]') ?? [])];
  const distance = (row: HTMLElement) => Math.abs(indexOf(row) - index);
  const [nearest] = rows.toSorted((one, other) => distance(one) - distance(other));
  return nearest ?? view?.querySelector<HTMLElement>('[role=grid]') ?? view?.querySelector('button') ?? null;
}
