const indexOf = (row: HTMLElement) => Number(row.getAttribute('aria-rowindex')) - 1;

/**
 * Where focus goes when its own element is removed: to the photo that is at its place now (counted from 0), else to the nearest
 * of those that are rendered; before any is rendered, to their grid, which passes the focus to the first; without any, to the
 * upload button.
 */
export function placeIn(view: HTMLElement | null, index = 0): HTMLElement | null {
  const rows = [...(view?.querySelectorAll<HTMLElement>('[role=row]') ?? [])];
  const distance = (row: HTMLElement) => Math.abs(indexOf(row) - index);
  const [nearest] = rows.toSorted((one, other) => distance(one) - distance(other));
  return nearest ?? view?.querySelector<HTMLElement>('[role=grid]') ?? view?.querySelector('button') ?? null;
}
