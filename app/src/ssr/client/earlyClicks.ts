const controls = 'button, input, [role="button"]';
/** On a control that was pressed: as which one. */
const mark = 'data-early-click';
/** On the place of the app: from now on `queueClicks` keeps what is pressed. */
const heard = 'data-queueing';

let presses = 0;

/** Only what the server has drawn stands there before its code: any other page works from the moment in which it is there. */
function note(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest(controls) : null;
  if (!control?.closest(`[data-ssr]:not([${heard}])`)) return;
  // Nothing changes by itself that will be pressed once more.
  event.preventDefault();
  presses += 1;
  if (!control.hasAttribute(mark)) control.setAttribute(mark, String(presses));
}

/**
 * Marks what is pressed in a drawn page before even the file is there that keeps such presses. For `firstPaint`, which is there
 * without being fetched. Links lead on by themselves.
 */
export function recordEarlyClicks(): void {
  addEventListener('click', note, { capture: true });
}

/** Forgets what was pressed: the file that it was kept for has not come, and may come when nobody thinks of it any more. */
export function dropEarlyClicks(): void {
  for (const control of document.querySelectorAll(`[${mark}]`)) control.removeAttribute(mark);
}

/** What was pressed until now, in its order. From now on presses are kept by whoever asks. */
export function takeEarlyClicks(root: HTMLElement): HTMLElement[] {
  root.setAttribute(heard, '');
  const number = (control: HTMLElement): number => Number(control.getAttribute(mark));
  const pressed = [...root.querySelectorAll<HTMLElement>(`[${mark}]`)].toSorted((one, other) => number(one) - number(other));
  // React does not know of the mark.
  for (const control of pressed) control.removeAttribute(mark);
  return pressed;
}
