/** Controls that need code. Links are handled by the browser. */
const controls = 'button, input, summary, [role="button"]';
/** React Aria's own mark of a pressed control, which the style sheets know. */
const pressedAttribute = 'data-pressed';
/** React must not get half of a click that begins before hydration. */
const pointerEvents = ['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'touchcancel'];
/** Milliseconds within which a click follows its pointerup. */
const CLICK_MS = 300;

/** What a visitor does with a server-rendered page before it is hydrated. */
export interface QueuedInput {
  /** Call when the page is hydrated: types and clicks in order, each control once. */
  replay: () => Promise<void>;
  /** Call when the code failed to load: from now on the browser handles everything. */
  drop: () => void;
}

declare global {
  interface Window {
    /** Set by the inline script `firstPaint` for the code that arrives later. */
    queuedInput?: QueuedInput;
  }
}

type Field = HTMLInputElement | HTMLSelectElement;

/** Replays typing and a choice. React ignores an input event whose value it already knows, so a different value is set first. */
function type(input: Field, value: string): void {
  if (input instanceof HTMLSelectElement) {
    input.value = value;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = input;
  input.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  // A price is committed on blur.
  if (document.activeElement !== input) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  else if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Queues clicks and typed text within `[data-ssr]` until the page is hydrated, and shows the clicked controls as pressed. Part of the
 * inline script `firstPaint`, so that it listens before the page can be seen.
 */
export function queueInput(): QueuedInput {
  const clicked = new Set<HTMLElement>();
  const typed = new Map<Field, string>();
  const watch = new AbortController();
  let pressed: HTMLElement | null = null;
  /** Callbacks that wait until the pointer is up again; null: none is down. */
  let waiting: (() => void)[] | null = null;
  let releasing: ReturnType<typeof setTimeout> | undefined;

  /** If no click followed, the control is not pressed any more. */
  const unpress = () => {
    if (pressed && !clicked.has(pressed)) pressed.removeAttribute(pressedAttribute);
    pressed = null;
  };
  const release = () => {
    unpress();
    for (const resolve of waiting ?? []) resolve();
    waiting = null;
  };
  const releaseAfter = (ms: number) => {
    clearTimeout(releasing);
    releasing = setTimeout(release, ms);
  };
  const options = { capture: true, signal: watch.signal };
  const on = (name: string, handle: (target: Element, event: Event) => void) => {
    const listener = (event: Event) => {
      if (!(event.target instanceof Element)) return;
      // A click that began before hydration may end after it.
      if (event.target.closest('[data-ssr]') || pressed?.contains(event.target)) handle(event.target, event);
    };
    addEventListener(name, listener, options);
  };
  on('pointerdown', (target, event) => {
    // The context menu of a right click may take the pointerup event.
    if ((event as PointerEvent).button !== 0) return;
    clearTimeout(releasing);
    unpress();
    waiting ??= [];
    pressed = target.closest<HTMLElement>(`a[href], ${controls}`);
    pressed?.setAttribute(pressedAttribute, 'true');
  });
  // Anywhere on the page.
  addEventListener('pointerup', () => releaseAfter(CLICK_MS), options);
  for (const name of ['pointercancel', 'contextmenu', 'dragstart']) addEventListener(name, release, options);
  on('click', (target, event) => {
    releaseAfter(0);
    const control = target.closest<HTMLElement>(controls);
    if (!control) return;
    // A checkbox must not toggle now and again when the click is replayed.
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked.add(control);
    control.setAttribute(pressedAttribute, 'true');
  });
  on('input', (target) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) typed.set(target, target.value);
  });
  for (const name of pointerEvents) on(name, (_, event) => event.stopImmediatePropagation());

  const drop = () => {
    watch.abort();
    release();
    for (const control of clicked) control.removeAttribute(pressedAttribute);
  };
  const replay = async () => {
    await new Promise<void>((resolve) => (waiting ? waiting.push(resolve) : resolve()));
    drop();
    for (const [input, value] of typed) if (input.isConnected) type(input, value);
    for (const control of clicked) if (control.isConnected) control.click();
  };
  return { replay, drop };
}
