import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';

/** A dash for the eye, words for a screen reader, which would skip the dash. */
export function EmptyValue({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
