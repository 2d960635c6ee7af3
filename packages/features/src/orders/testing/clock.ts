const { now } = Date;

/** So long works an address at least. The spies of stories read the clock themselves: it is set by hand. */
export function halfAnHourLater(): void {
  Date.now = () => now() + 30 * 60_000;
}

/** For the end of `beforeEach`: however the story goes, the next one has the clock of the day. */
export function restoreClock(): void {
  Date.now = now;
}
