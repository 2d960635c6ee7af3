/** The one source of the current time, so that tests can change it. */
export interface Clock {
  now(): Date;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };

/** The moment so many seconds later. */
export function after(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
