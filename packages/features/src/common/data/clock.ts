import { createContext, use } from 'react';

/**
 * The current time in milliseconds, for what is shown of it: the only place that reads it. Stories provide the time of their mocked
 * world, so that they look the same every day.
 */
export const ClockContext = createContext((): number => Date.now());

export const useNow = (): number => use(ClockContext)();
