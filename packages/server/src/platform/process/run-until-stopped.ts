import { StartupError } from './startup-error.ts';

/** A second Ctrl+C means "at once". npm passes the first one on a second time, so it only counts after a moment. */
const ECHO_MS = 500;
/** Longer than a start, and than the longest drain (15 s) and the grace period of running calls (10 s) together; then the process exits unfinished. */
const STOP_TIMEOUT_MS = 40_000;

export interface Running {
  /** Settles with the reason when the work cannot go on. */
  crashed: Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Starts a service and runs it until a signal comes. Exit code 0: stopped normally; 1: it could not start (one sentence instead of a stack trace when
 * the operator can fix it), or failed unexpectedly.
 */
export async function runUntilStopped(start: (report: (line: string) => void) => Promise<Running>): Promise<void> {
  process.on('uncaughtException', (error) => fail(error));
  const signal = new Promise<void>((resolve) => {
    let first: number | null = null;
    const onSignal = (): void => {
      if (first === null) {
        first = performance.now();
        setTimeout(() => fail(new StartupError('The server did not stop in time.')), STOP_TIMEOUT_MS).unref();
      } else if (performance.now() - first > ECHO_MS) process.exit(1);
      resolve();
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
  });

  try {
    const { crashed, stop } = await start((line) => process.stdout.write(`${line}\n`));
    void crashed.then((reason) => fail(new StartupError(`The database has failed, so the server stops: ${reason}`)));
    await signal;
    await stop();
    process.exit(0);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  const known = error instanceof StartupError;
  const text = error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
