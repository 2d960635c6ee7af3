import { type Ref, useImperativeHandle, useLayoutEffect, useReducer, useRef } from 'react';
import { caretBefore, digitsOf, throughSeparator } from './digits.ts';

/**
 * Keeps the caret between the same digits while a mask rewrites what is typed. `text` is what the field shows now; `accept` gets what was typed and
 * changes the value.
 */
export function useMask(text: string, accept: (typed: string) => void, outerRef: Ref<HTMLInputElement> | undefined) {
  const ref = useRef<HTMLInputElement>(null);
  const digitsRight = useRef<number | null>(null);
  // A refused character changes no value, but the field must be re-rendered to remove it.
  const [, rerender] = useReducer((n: number) => n + 1, 0);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(outerRef, () => ref.current, []);

  useLayoutEffect(() => {
    const input = ref.current;
    if (digitsRight.current === null || !input) return;
    const caret = caretBefore(text, digitsRight.current);
    digitsRight.current = null;
    if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret);
  });

  function onChange(next: string): void {
    const caret = ref.current?.selectionStart ?? next.length;
    digitsRight.current = digitsOf(next.slice(caret)).length;
    accept(throughSeparator(text, next, caret));
    rerender();
  }

  return [ref, onChange] as const;
}
