import { useFocusVisible } from 'react-aria/useFocusVisible';

/** Moves focus to an element. Keyboard users see it scroll into view; after a click by pointer the page does not scroll. */
export function useMoveFocus(): (place: HTMLElement | null | undefined) => void {
  const { isFocusVisible } = useFocusVisible();
  return (place) => place?.focus({ preventScroll: !isFocusVisible });
}
