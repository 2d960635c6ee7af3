const controls = 'a[href], button, input, summary, [role="button"]';

/** A link that the browser itself follows: elsewhere, to a new tab, within the page, or to no page at all. */
function isBrowsers(control: Element): boolean {
  if (!(control instanceof HTMLAnchorElement)) return false;
  return control.origin !== location.origin || control.target === '_blank' || control.getAttribute('href')?.startsWith('#') === true;
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** As if it were typed now. React compares with what it was told last: that nothing stood there. */
function type(input: HTMLInputElement, value: string): void {
  input.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keeps what is pressed and typed in a page whose code is on its way. */
export function holdPresses(root: HTMLElement) {
  const pressed = new Set<HTMLElement>();
  const typed = new Map<HTMLInputElement, string>();
  const press = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (!control || !isPlain(event) || isBrowsers(control)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.add(control);
  };
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) typed.set(target, target.value);
  };
  root.addEventListener('click', press, true);
  root.addEventListener('input', note, true);
  const letGo = () => {
    root.removeEventListener('click', press, true);
    root.removeEventListener('input', note, true);
  };
  return {
    /** The page works now: does what was done to it meanwhile, once each, in its order. */
    replay: () => {
      letGo();
      for (const [input, value] of typed) if (input.isConnected) type(input, value);
      for (const control of pressed) if (control.isConnected) control.click();
    },
    /** The code did not come: a link leads on without it. */
    giveUp: () => {
      letGo();
      const link = [...pressed].findLast((control) => control instanceof HTMLAnchorElement);
      link?.click();
    },
  };
}
