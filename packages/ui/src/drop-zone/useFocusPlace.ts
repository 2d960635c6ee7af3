import { useFocusVisible } from 'react-aria/useFocusVisible';

/**
 * Gives the keyboard to a place that work goes on at. Who works with the keyboard sees it come there; under a pointer
 * the page stays where it is looked at.
 */
export function useFocusPlace(): (place: HTMLElement | null | undefined) => void {
  const { isFocusVisible } = useFocusVisible();
  return (place) => place?.focus({ preventScroll: !isFocusVisible });
}
