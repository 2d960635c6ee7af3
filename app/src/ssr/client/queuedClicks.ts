import { isPlainClick } from '@portal/ui/plain-click';
import { takeEarlyClicks } from './earlyClicks.ts';

const controls = 'a[href], button, input, summary, [role="button"]';
/** What begins and ends a press: any of it would make React take the whole page over within one event. */
const presses = ['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'touchcancel'] as const;
/** Milliseconds a link waits for the code of the page; then the browser itself follows it. */
const LINK_PATIENCE_MS = 3_000;
/** Milliseconds after a finger is lifted within which its click comes. */
const CLICK_MS = 300;

/** A link that the browser itself follows: elsewhere, to a new tab, within the page, or to no page at all. */
function isBrowsers(control: Element): boolean {
  if (!(control instanceof HTMLAnchorElement)) return false;
  const { origin, pathname, search } = location;
  if (control.origin !== origin || control.target === '_blank') return true;
  return control.href.includes('#') && control.pathname === pathname && control.search === search;
}

/** As if it were typed now. React compares with what it was told last: that something else stood there. */
function type(input: HTMLInputElement, value: string): void {
  input.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A press that has begun: what React has not seen begin it will not see end. */
function watchPress(signal: AbortSignal) {
  let ended: PromiseWithResolvers<void> | null = null;
  const end = () => {
    ended?.resolve();
    ended = null;
  };
  const options = { capture: true, signal };
  document.addEventListener('pointerdown', () => (ended ??= Promise.withResolvers()), options);
  document.addEventListener('pointerup', () => setTimeout(end, CLICK_MS), options);
  document.addEventListener('pointercancel', end, options);
  // After those who hold the click.
  document.addEventListener('click', () => setTimeout(end), options);
  return { ended: async () => ended?.promise };
}

/**
 * Keeps what is pressed and typed in a page whose code is on its way: each control once, however often it was pressed.
 * Without `withLinks` the browser follows all links itself.
 */
export function queueClicks(root: HTMLElement, { withLinks = true } = {}) {
  const pressed = new Set(takeEarlyClicks(root));
  const typed = new Map<HTMLInputElement, string>();
  const watch = new AbortController();
  const running = watchPress(watch.signal);
  let patience: ReturnType<typeof setTimeout> | undefined;

  const letGo = () => {
    clearTimeout(patience);
    watch.abort();
  };
  /** The code did not come: a link leads on without it. */
  const giveUp = () => {
    letGo();
    const link = [...pressed].findLast((control) => control instanceof HTMLAnchorElement);
    // Cleared, so that the link is not pressed a second time if the code comes after all while the browser is leaving.
    pressed.clear();
    link?.click();
  };
  const press = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (!control || !isPlainClick(event) || isBrowsers(control)) return;
    if (!withLinks && control instanceof HTMLAnchorElement) return;
    event.preventDefault();
    // Not to React either, which listens in the same place while it takes the page over.
    event.stopImmediatePropagation();
    pressed.add(control);
    if (control instanceof HTMLAnchorElement) patience ??= setTimeout(giveUp, LINK_PATIENCE_MS);
  };
  const note = ({ target }: Pick<Event, 'target'>) => {
    if (target instanceof HTMLInputElement) typed.set(target, target.value);
  };
  // What was typed before this file was here.
  for (const target of root.querySelectorAll<HTMLInputElement>('[type=text]')) if (target.value !== target.defaultValue) note({ target });
  for (const part of presses) {
    root.addEventListener(part, (event) => event.stopImmediatePropagation(), { capture: true, signal: watch.signal });
  }
  root.addEventListener('click', press, { capture: true, signal: watch.signal });
  root.addEventListener('input', note, { capture: true, signal: watch.signal });
  return {
    /** Somebody has turned to the page already. */
    hasClicks: pressed.size > 0,
    /** The page works now: does what was done to it meanwhile, in its order. */
    replay: async () => {
      await running.ended();
      letGo();
      for (const [input, value] of typed) if (input.isConnected) type(input, value);
      for (const control of pressed) if (control.isConnected) control.click();
    },
    giveUp,
  };
}
