/** Controls that need code, also links that open a dialog instead. Other links are handled by the browser. */
const controls = 'button, input, summary, [role="button"], [aria-haspopup]';
const isModified = (event: Event): boolean =>
  event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
/** React Aria's own mark of a pressed control, which the style sheets know. */
const pressedAttribute = 'data-pressed';
/** On the text of a `Select`, which React renders over the browser's own: what was chosen before it could. */
const queuedAttribute = 'data-queued';
const shownChoice = (select: Element) => select.parentElement?.querySelector('[data-choice]');
/** React must not get half of a click that begins before hydration. */
const pointerEvents = ['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'touchcancel'];
/** Milliseconds within which a click follows its pointerup. */
const CLICK_MS = 300;

/** What a visitor does with a server-rendered page before it is hydrated. */
export interface QueuedInput {
  /** Call when the page is hydrated: types and clicks in the order of the visitor, each control once. Keep `data-ssr` until it resolves. */
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

/** What was done with a control: it was clicked; a value was chosen, or typed with the caret there (hydration moves it to the beginning). */
type Action =
  | { kind: 'click'; control: HTMLElement }
  | { kind: 'choice'; control: HTMLSelectElement; value: string }
  | { kind: 'text'; control: HTMLInputElement; value: string; caret: number | null };

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React ignores an input event whose value it already knows, so a different value is set first. */
function type(field: HTMLInputElement, value: string, caret: number | null): void {
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // A price is committed on blur.
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  else if (caret !== null) field.setSelectionRange(caret, caret);
}

/**
 * Queues clicks and typed text within `[data-ssr]` until the page is hydrated, and shows the clicked controls as pressed. Part of the
 * inline script `firstPaint`, so that it listens before the page can be seen.
 */
export function queueInput(): QueuedInput {
  /** In the order in which each was last done. */
  let queue: Action[] = [];
  const watch = new AbortController();
  let pressed: HTMLElement | null = null;
  /** Callbacks that wait until the pointer is up again; null: none is down. */
  let waiting: (() => void)[] | null = null;
  let releasing: ReturnType<typeof setTimeout> | undefined;

  const add = (action: Action) => {
    const isText = action.kind === 'text';
    // Typing follows the click that gave the field its focus; what is still being typed must not wait for that click.
    queue = queue.filter(({ kind, control }) => control !== action.control || (kind !== action.kind && !isText));
    queue.push(action);
  };
  /** If no click followed, the control is not pressed any more. */
  const unpress = () => {
    if (pressed && !queue.some(({ kind, control }) => kind === 'click' && control === pressed)) pressed.removeAttribute(pressedAttribute);
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
  let isReplaying = false;
  const on = (name: string, handle: (target: Element, event: Event) => void) => {
    const listener = (event: Event) => {
      if (isReplaying || !(event.target instanceof Element)) return;
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
    // A link in a new tab needs no code.
    if (!control || (control.matches('a') && isModified(event))) return;
    // A checkbox must not toggle now and again when the click is replayed.
    event.preventDefault();
    event.stopImmediatePropagation();
    add({ kind: 'click', control });
    control.setAttribute(pressedAttribute, 'true');
  });
  on('input', (target) => {
    if (target instanceof HTMLInputElement) add({ kind: 'text', control: target, value: target.value, caret: target.selectionStart });
    if (!(target instanceof HTMLSelectElement)) return;
    add({ kind: 'choice', control: target, value: target.value });
    shownChoice(target)?.setAttribute(queuedAttribute, target.selectedOptions[0]?.label ?? '');
  });
  for (const name of pointerEvents) on(name, (_, event) => event.stopImmediatePropagation());

  const unmark = ({ control }: Action) => {
    control.removeAttribute(pressedAttribute);
    shownChoice(control)?.removeAttribute(queuedAttribute);
  };
  const drop = () => {
    watch.abort();
    release();
    queue.forEach(unmark);
  };
  const repeat = (action: Action) => {
    unmark(action);
    if (!action.control.isConnected) return;
    isReplaying = true;
    if (action.kind === 'click') action.control.click();
    else if (action.kind === 'choice') choose(action.control, action.value);
    else type(action.control, action.value, action.caret);
    isReplaying = false;
  };
  const replay = async () => {
    for (;;) {
      await new Promise<void>((resolve) => (waiting ? waiting.push(resolve) : resolve()));
      const action = queue.shift();
      if (!action) return drop();
      repeat(action);
      // React renders before the next one, which may depend on this one. What the visitor does meanwhile is queued behind.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { replay, drop };
}
