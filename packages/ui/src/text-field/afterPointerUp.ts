/** Callbacks that wait for the end of the current click; null while there is none. */
let waiting: (() => void)[] | null = null;

function end(): void {
  for (const action of waiting ?? []) setTimeout(action);
  waiting = null;
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (waiting ??= []), true);
  document.addEventListener('pointerup', end, true);
  document.addEventListener('pointercancel', end, true);
}

/**
 * Runs at once, or, while a pointer is down, after it is up. A field that loses focus by a click must not show its error before the click has ended:
 * the layout would move the clicked button away.
 */
export function afterPointerUp(action: () => void): void {
  if (waiting) waiting.push(action);
  else action();
}
