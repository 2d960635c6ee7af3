import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import type { Ports } from '../../platform/ports.ts';
import { sharedAnswer } from '../../platform/concurrency/shared-answer.ts';
import { isMigrated } from './repository.ts';

/** Milliseconds for which one check serves all requests, those of strangers too. */
const SHARED_MS = 1_000;
/** Milliseconds: a load balancer asks every few seconds, and must get an answer. */
const DATABASE_TIMEOUT_MS = 2_000;
/** Shorter: the storage's state does not decide the answer, and a late answer may count as a failure. */
const STORAGE_TIMEOUT_MS = 500;

export interface Readiness {
  /** Throws, in bounded time, when the database cannot be used. */
  requireDatabase: () => Promise<void>;
  /** Throws, in bounded time, when the storage of files cannot be reached. */
  requireStorage: () => Promise<void>;
}

/** Checks the database and the storage once for all requests at about the same time. A storage that does not answer is not checked again before it has. */
export function watchReadiness({ db, files, clock }: Pick<Ports, 'db' | 'files' | 'clock'>): Readiness {
  // Each check has a timeout: one connection may be dead while the others, or the database by now, work.
  const lookAtDatabase = sharedAnswer(clock, SHARED_MS, () => inTime('the database', DATABASE_TIMEOUT_MS, requireTables(db)));
  const lookAtStorage = sharedAnswer(clock, SHARED_MS, () => files.check());
  return {
    requireDatabase: lookAtDatabase,
    requireStorage: () => inTime('the storage of files', STORAGE_TIMEOUT_MS, lookAtStorage()),
  };
}

async function requireTables(db: Ports['db']): Promise<void> {
  if (!(await isMigrated(db))) throw new Error('it lacks tables of this version');
}

async function inTime(what: string, timeoutMs: number, work: Promise<void>): Promise<void> {
  const late = delay(timeoutMs, undefined, { ref: false })
    // If the process itself was suspended, an answer that has arrived meanwhile counts.
    .then(() => turn())
    .then(() => {
      throw new Error(`no answer in ${timeoutMs} ms`);
    });
  try {
    await Promise.race([work, late]);
  } catch (error) {
    throw new Error(`Nothing can be done with ${what}`, { cause: error });
  }
}
