/** A denied or full storage is no error: null. */
export function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
