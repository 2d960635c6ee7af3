import { isPlainClick } from '@portal/ui/plain-click';
import { takeEarlyClicks } from './earlyClicks.ts';

const controls = 'a[href], button, input, summary, [role="button"]';
/** Pointer events: any of them would make React hydrate the whole page synchronously. */
const pointerEvents = [
  'pointerdown',
  'pointerup',
  'pointercancel',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'touchcancel',
] as const;
/** Milliseconds a clicked link waits for the page's code before the browser follows it. */
const LINK_PATIENCE_MS = 3_000;
/** Milliseconds within which a click follows its pointerup. */
const CLICK_MS = 300;

/** A link that the browser handles: to another site, a new tab or a hash of this page. */
function isForBrowser(control: Element): boolean {
  if (!(control instanceof HTMLAnchorElement)) return false;
  const { origin, pathname, search } = location;
  if (control.origin !== origin || control.target === '_blank') return true;
  return control.href.includes('#') && control.pathname === pathname && control.search === search;
}

/** Replays typing. React ignores an input event whose value it already knows, so a different value is set first. */
function type(input: HTMLInputElement, value: string): void {
  input.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Tracks a pointer that is down: React must not see a pointerup without its pointerdown. */
function trackPointer(signal: AbortSignal) {
  let ended: PromiseWithResolvers<void> | null = null;
  const end = () => {
    ended?.resolve();
    ended = null;
  };
  const options = { capture: true, signal };
  document.addEventListener('pointerdown', () => (ended ??= Promise.withResolvers()), options);
  document.addEventListener('pointerup', () => setTimeout(end, CLICK_MS), options);
  document.addEventListener('pointercancel', end, options);
  // After the listeners that queue the click.
  document.addEventListener('click', () => setTimeout(end), options);
  return { ended: async () => ended?.promise };
}

/**
 * Queues clicks and typed text until the page is hydrated; several clicks on one control count once. Without `withLinks` the browser
 * follows links itself.
 */
export function queueClicks(root: HTMLElement, { withLinks = true } = {}) {
  const clicked = new Set(takeEarlyClicks(root));
  const typed = new Map<HTMLInputElement, string>();
  const watch = new AbortController();
  const pointer = trackPointer(watch.signal);
  let linkTimer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(linkTimer);
    watch.abort();
  };
  /** The code failed to load: the last clicked link is followed without it. */
  const giveUp = () => {
    stop();
    const link = [...clicked].findLast((control) => control instanceof HTMLAnchorElement);
    // Otherwise code that arrives while the browser is leaving would click the link again.
    clicked.clear();
    link?.click();
  };
  const queue = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (!control || !isPlainClick(event) || isForBrowser(control)) return;
    if (!withLinks && control instanceof HTMLAnchorElement) return;
    event.preventDefault();
    // React listens on the same element during hydration.
    event.stopImmediatePropagation();
    clicked.add(control);
    if (control instanceof HTMLAnchorElement) linkTimer ??= setTimeout(giveUp, LINK_PATIENCE_MS);
  };
  const saveTyped = ({ target }: Pick<Event, 'target'>) => {
    if (target instanceof HTMLInputElement) typed.set(target, target.value);
  };
  // Text typed before this script ran.
  for (const target of root.querySelectorAll<HTMLInputElement>('[type=text]'))
    if (target.value !== target.defaultValue) saveTyped({ target });
  for (const type of pointerEvents) {
    root.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true, signal: watch.signal });
  }
  root.addEventListener('click', queue, { capture: true, signal: watch.signal });
  root.addEventListener('input', saveTyped, { capture: true, signal: watch.signal });
  return {
    /** Whether a control was already clicked. */
    hasClicks: clicked.size > 0,
    /** Call after hydration: replays typing and clicks in order. */
    replay: async () => {
      await pointer.ended();
      stop();
      for (const [input, value] of typed) if (input.isConnected) type(input, value);
      for (const control of clicked) if (control.isConnected) control.click();
    },
    giveUp,
  };
}
