import { styles, type Styles } from './styles.ts';

/** Code that is not part of its screen's bundle: loaded when it is needed, or shortly before, and then cached. */
export interface LazyModule<T> {
  /** Null until it has loaded. */
  readonly value: T | null;
  /** Only one request at a time, and none for a loaded module. After a failure the next call requests it again. */
  fetch: () => Promise<T>;
}

/** A module that is loaded by a dynamic import, together with style sheets that failed in an earlier attempt. */
export function createLazyModule<T>(load: () => Promise<T>, looks: Styles = styles): LazyModule<T> {
  let value: T | null = null;
  let running: Promise<T> | null = null;
  let lacking: ReadonlySet<string> = new Set();
  const run = async () => {
    try {
      if (lacking.size > 0) await looks.fetch(lacking);
      // Style sheets that were missing before belong to other modules.
      const before = looks.missing();
      lacking = new Set();
      try {
        value = await load();
      } catch (error) {
        lacking = new Set([...looks.missing()].filter((address) => !before.has(address)));
        throw error;
      }
      return value;
    } finally {
      running = null;
    }
  };
  return {
    get value() {
      return value;
    },
    fetch: () => {
      if (value !== null) return Promise.resolve(value);
      running ??= run();
      return running;
    },
  };
}
