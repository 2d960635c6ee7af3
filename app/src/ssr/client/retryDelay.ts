const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 8_000;

/** Milliseconds before which code that has failed so many times is not asked for again: twice as many each time, up to an end. */
export const retryDelay = (failures: number): number => (failures === 0 ? 0 : Math.min(PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS));
