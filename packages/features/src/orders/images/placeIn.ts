/**
 * Where work among photographs goes on when its own place is gone: on the photograph that stands there now (counted
 * from 0), else on the first in sight; without any, on the button that brings some.
 */
export function placeIn(view: HTMLElement | null, index = 0): HTMLElement | null {
  const find = (selector: string) => view?.querySelector<HTMLElement>(selector) ?? null;
  return find(`[role=row][aria-rowindex="${index + 1}"]`) ?? find('[role=row]') ?? find('button');
}
