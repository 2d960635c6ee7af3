const { now } = Date;

/** How long an address is valid at least. The spies of stories read the clock themselves: it is set by hand. */
export function halfAnHourLater(): void {
  Date.now = () => now() + 30 * 60_000;
}

/** For the cleanup of `beforeEach`: the next story gets the real clock, even if this one fails. */
export function restoreClock(): void {
  Date.now = now;
}
