import { vi } from 'vitest';

/** Long for a busy machine; the wait ends as soon as the check passes. */
const TIMEOUT_MS = 20_000;

/**
 * Waits until a check throws no more, and returns its result: for everything that happens after a response.
 * Vitest's own limit is one second; a busy machine takes longer, and then each test that waits would fail. A test that waits
 * continues at once when the check passes: only a failure takes the whole limit. `expect.poll` has the same limit from
 * vite.config.ts.
 */
export function soon<T>(check: () => T | Promise<T>, { timeout = TIMEOUT_MS } = {}): Promise<T> {
  return vi.waitFor(check, { timeout, interval: 20 });
}
