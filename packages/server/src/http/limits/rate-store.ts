import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Keys remembered by each rule; the least recently used are forgotten first. */
const KEYS = 20_000;

/** Counts the calls of each key in its time window, by a monotonic clock: if the wall clock were set back, people would be locked out. */
export class RateStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, { started: number; count: number }>();

  incr(key: string, done: (error: Error | null, found: { current: number; ttl: number }) => void, window: number): void {
    const now = performance.now();
    const known = this.#windows.get(key);
    const { started, count } = known && now - known.started < window ? known : { started: now, count: 0 };
    // Moved to the end of the order, because it was used last.
    this.#windows.delete(key);
    this.#windows.set(key, { started, count: count + 1 });
    if (this.#windows.size > KEYS) this.#forgetFirst();
    done(null, { current: count + 1, ttl: window - (now - started) });
  }

  /** Each rule counts separately. */
  child(): RateStore {
    return new RateStore();
  }

  #forgetFirst(): void {
    const { value: first } = this.#windows.keys().next();
    if (first !== undefined) this.#windows.delete(first);
  }
}
