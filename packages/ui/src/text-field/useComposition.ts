import { type CompositionEvent, useState } from 'react';

/**
 * For a field that rewrites what is typed. The keyboards of phones compose whole words and numbers: if their text is rewritten meanwhile, they insert
 * it once more («2500» became 25 002 500). So the field shows what is composed as it is, and rewrites it at the end; the value follows each letter.
 * `shown` is the rewritten text; `accept` gets what was typed, and what the field showed before.
 */
export function useComposition(shown: string, accept: (typed: string, before: string) => void) {
  /** `before`: what the field showed when the composition began. */
  const [composed, setComposed] = useState<{ text: string; before: string } | null>(null);
  return {
    text: composed?.text ?? shown,
    isComposing: composed !== null,
    onChange: (typed: string) => {
      if (composed) setComposed({ ...composed, text: typed });
      accept(typed, composed?.before ?? shown);
    },
    /** For the input. */
    composition: {
      onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
        setComposed({ text: currentTarget.value, before: shown }),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        setComposed(null);
        accept(currentTarget.value, composed?.before ?? shown);
      },
    },
  };
}
