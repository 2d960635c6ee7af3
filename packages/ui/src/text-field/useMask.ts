import { type Ref, useImperativeHandle, useLayoutEffect, useReducer, useRef } from 'react';
import { caretBefore, digitsOf, throughSeparator } from './digits.ts';
import { useComposition } from './useComposition.ts';

/**
 * Keeps the caret between the same digits while a mask rewrites what is typed. `masked` is the value as the mask writes it; `accept` gets what was
 * typed, and what the field showed before, and changes the value. Returns the text and the change for the field, and what its input takes.
 */
export function useMask(masked: string, accept: (typed: string, before: string) => void, outerRef: Ref<HTMLInputElement> | undefined) {
  const ref = useRef<HTMLInputElement>(null);
  const digitsRight = useRef<number | null>(null);
  // A refused character changes no value, but the field must be re-rendered to remove it.
  const [, rerender] = useReducer((n: number) => n + 1, 0);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(outerRef, () => ref.current, []);
  const { text, isComposing, onChange, composition } = useComposition(masked, (next, before) => {
    const caret = ref.current?.selectionStart ?? next.length;
    digitsRight.current = digitsOf(next.slice(caret)).length;
    accept(throughSeparator(before, next, caret), before);
    rerender();
  });

  useLayoutEffect(() => {
    const input = ref.current;
    if (digitsRight.current === null || !input || isComposing) return;
    const caret = caretBefore(text, digitsRight.current);
    digitsRight.current = null;
    if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret);
  });

  return { field: { value: text, onChange }, input: { ref, ...composition } };
}
