import { createContext, use } from 'react';

/**
 * The clock of what is shown of the time: the only place that reads it. Stories provide the time of their mocked
 * world, so that they look the same every day.
 */
export const ClockContext = createContext((): number => Date.now());

/** The current time in milliseconds. */
export const useNow = (): number => use(ClockContext)();
