const indexOf = (row: HTMLElement) => Number(row.getAttribute('aria-rowindex')) - 1;

/**
 * Where work among photos goes on when its own place is gone: on the photo that stands there now (counted
 * from 0), else on the nearest of those that are rendered; before any is rendered, on their grid, which hands the keyboard to
 * the first; without any, on the button that brings some.
 */
export function placeIn(view: HTMLElement | null, index = 0): HTMLElement | null {
  const rows = [...(view?.querySelectorAll<HTMLElement>('[role=row]') ?? [])];
  const distance = (row: HTMLElement) => Math.abs(indexOf(row) - index);
  const [nearest] = rows.toSorted((one, other) => distance(one) - distance(other));
  return nearest ?? view?.querySelector<HTMLElement>('[role=grid]') ?? view?.querySelector('button') ?? null;
}
