const controls = 'button, input, [role="button"]';
/** On a control that was pressed. */
const mark = 'data-early-press';

function note(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest(controls) : null;
  if (!control || !('early' in document.documentElement.dataset)) return;
  // Nothing changes by itself that will be pressed once more.
  event.preventDefault();
  control.setAttribute(mark, '');
}

/**
 * Marks what is pressed in a drawn page before even the file is there that keeps such presses. For `firstPaint`, which is there
 * without being fetched. Links lead on by themselves.
 */
export function markEarlyPresses(): void {
  document.documentElement.dataset['early'] = '';
  addEventListener('click', note, { capture: true });
}

/** What was pressed until now, in the order of the page. From now on presses are kept by those who ask (`holdPresses`). */
export function takeEarlyPresses(root: HTMLElement): HTMLElement[] {
  delete document.documentElement.dataset['early'];
  const pressed = [...root.querySelectorAll<HTMLElement>(`[${mark}]`)];
  // React does not know of the mark.
  for (const control of pressed) control.removeAttribute(mark);
  return pressed;
}
