import { rendered } from '../rendered.ts';

/** As a browser does: the setter of the element itself is React's, which would take the change for its own. */
const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/**
 * For plays: types a text as the keyboards of phones do, which compose it letter by letter. As in Chromium, a composition whose text was rewritten
 * meanwhile is inserted once more, at the caret.
 */
export async function compose(input: HTMLInputElement, text: string): Promise<void> {
  input.focus();
  const fire = (type: 'compositionstart' | 'compositionend', data: string) =>
    input.dispatchEvent(new CompositionEvent(type, { data, bubbles: true, cancelable: true }));
  fire('compositionstart', '');
  await rendered();
  let from = input.selectionStart ?? 0;
  let to = input.selectionEnd ?? 0;
  let left = input.value;
  // The last one is what the keyboard commits.
  for (const part of [...Array.from(text, (_, index) => text.slice(0, index + 1)), text]) {
    if (input.value !== left) from = to = input.selectionStart ?? 0;
    left = input.value.slice(0, from) + part + input.value.slice(to);
    to = from + part.length;
    native?.set?.call(input, left);
    input.setSelectionRange(to, to);
    input.dispatchEvent(new InputEvent('input', { data: part, inputType: 'insertCompositionText', isComposing: true, bubbles: true }));
    await rendered();
  }
  fire('compositionend', text);
  await rendered();
}
