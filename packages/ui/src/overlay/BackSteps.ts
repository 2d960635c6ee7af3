import { createContext } from 'react';

/** The router's way to hear Back while something is open over the page. */
export interface BackSteps {
  /** A step of the history as long as it is open; `onBack` is called when Back takes the step away. Returns how to say that it has closed. */
  hold: (onBack: () => void) => () => void;
}

/** Null where nobody offers steps, as in a story of one primitive. */
export const BackStepsContext = createContext<BackSteps | null>(null);
