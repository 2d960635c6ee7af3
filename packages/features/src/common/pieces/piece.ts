import { failedStylesAgain } from './failedStylesAgain.ts';

/** Code that does not come with its screen: fetched when it is needed, or a moment before, and then kept. */
export interface Piece<T> {
  /** Null until it has come. */
  readonly value: T | null;
  /** One request at a time. One that failed is made again when it is asked for again. */
  fetch: () => Promise<T>;
}

/** A piece that is fetched by a dynamic import; `beforeRetry` is done before it is fetched another time. */
export function createPiece<T>(load: () => Promise<T>, beforeRetry: () => Promise<void> = failedStylesAgain): Piece<T> {
  let value: T | null = null;
  let running: Promise<T> | null = null;
  let hasFailed = false;
  const run = async () => {
    try {
      if (hasFailed) await beforeRetry();
      value = await load();
      return value;
    } catch (error) {
      hasFailed = true;
      throw error;
    } finally {
      running = null;
    }
  };
  return {
    get value() {
      return value;
    },
    fetch: () => {
      running ??= run();
      return running;
    },
  };
}
