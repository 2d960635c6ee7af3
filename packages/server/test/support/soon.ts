import { vi } from 'vitest';

/** Long for a busy machine; a check that holds ends it at once. */
const TIMEOUT_MS = 20_000;

/**
 * Waits until a check throws no more, and answers what it found: for everything that comes about after an answer.
 * Vitest's own limit is one second; a busy machine takes longer, and then each test that waits is refused. A test that waits
 * for what is there goes on at once: only what never comes costs the whole limit. `expect.poll` has the same limit from
 * vite.config.ts.
 */
export function soon<T>(check: () => T | Promise<T>, { timeout = TIMEOUT_MS } = {}): Promise<T> {
  return vi.waitFor(check, { timeout, interval: 20 });
}
