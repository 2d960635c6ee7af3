import { createContext } from 'react';

/** The router's interface for Back while something is open over the page. */
export interface BackSteps {
  /** Adds a history entry as long as it is open; `onBack` is called when Back removes the entry. Returns the function to call when it has closed. */
  hold: (onBack: () => void) => () => void;
}

/** Null without a router, as in a story of one primitive. */
export const BackStepsContext = createContext<BackSteps | null>(null);
