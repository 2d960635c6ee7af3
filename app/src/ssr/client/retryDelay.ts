const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 8_000;

/** Milliseconds before the next attempt after so many failures: exponential backoff with a maximum. */
export const retryDelay = (failures: number): number => (failures === 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS));
