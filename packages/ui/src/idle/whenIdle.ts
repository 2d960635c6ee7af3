/** The delay in milliseconds where the browser has no requestIdleCallback: Safari. */
const FALLBACK_MS = 200;

/** Calls once when the browser is idle, or after `timeout` milliseconds at the latest. Answers how to cancel it. */
export function whenIdle(run: () => void, { timeout }: IdleRequestOptions = {}): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, timeout === undefined ? {} : { timeout });
  return () => cancelIdleCallback(request);
}
