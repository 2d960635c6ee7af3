import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Keys remembered by each rule; the longest unused are forgotten first. */
const KEYS = 20_000;

/** The calls of each key in its time window, by a clock that nobody sets: put back, the machine's own would lock people out. */
export class RateStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, { started: number; count: number }>();

  incr(key: string, done: (error: Error | null, found: { current: number; ttl: number }) => void, window: number): void {
    const now = performance.now();
    const known = this.#windows.get(key);
    const { started, count } = known && now - known.started < window ? known : { started: now, count: 0 };
    // Last in the order, as it was used last.
    this.#windows.delete(key);
    this.#windows.set(key, { started, count: count + 1 });
    if (this.#windows.size > KEYS) this.#forgetFirst();
    done(null, { current: count + 1, ttl: window - (now - started) });
  }

  /** Each rule counts for itself. */
  child(): RateStore {
    return new RateStore();
  }

  #forgetFirst(): void {
    const { value: first } = this.#windows.keys().next();
    if (first !== undefined) this.#windows.delete(first);
  }
}
