const controls = 'button, input, [role="button"]';
/** On a clicked control: its position in the queue. */
const mark = 'data-early-click';
/** On the app's root: from now on `queueClicks` handles clicks. */
const queueing = 'data-queueing';

let clicks = 0;

/** Applies to server-rendered content only: anything else appears together with its code. */
function note(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest(controls) : null;
  if (!control?.closest(`[data-ssr]:not([${queueing}])`)) return;
  // A checkbox must not toggle now and again when the click is replayed.
  event.preventDefault();
  clicks += 1;
  if (!control.hasAttribute(mark)) control.setAttribute(mark, String(clicks));
}

/** Marks controls clicked before the entry script arrives. Part of the inline script `firstPaint`. Links work without code. */
export function recordEarlyClicks(): void {
  addEventListener('click', note, { capture: true });
}

/** Discards the clicks: the entry script failed to load, and may arrive only when the user no longer expects a reaction. */
export function dropEarlyClicks(): void {
  for (const control of document.querySelectorAll(`[${mark}]`)) control.removeAttribute(mark);
}

/** The controls clicked so far, in order. From now on the caller handles clicks. */
export function takeEarlyClicks(root: HTMLElement): HTMLElement[] {
  root.setAttribute(queueing, '');
  const number = (control: HTMLElement): number => Number(control.getAttribute(mark));
  const clicked = [...root.querySelectorAll<HTMLElement>(`[${mark}]`)].toSorted((one, other) => number(one) - number(other));
  // React does not know the attribute.
  for (const control of clicked) control.removeAttribute(mark);
  return clicked;
}
