import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';

/** A visible dash with a text for screen readers, which would skip the dash. */
export function EmptyValue({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
