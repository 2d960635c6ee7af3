import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import type { Ports } from '../../platform/ports.ts';
import { sharedAnswer } from '../../platform/concurrency/shared-answer.ts';
import { isMigrated } from './repository.ts';

/** Milliseconds for which one check serves all requests, those of strangers too. */
const SHARED_MS = 1_000;
/** Milliseconds: a load balancer asks every few seconds, and must get an answer. */
const DATABASE_TIMEOUT_MS = 2_000;
/** Shorter: it decides nothing, and a late answer may count as none. */
const STORAGE_TIMEOUT_MS = 500;

export interface Readiness {
  /** Throws, in bounded time, when the database cannot be worked with. */
  requireDatabase: () => Promise<void>;
  /** Throws, in bounded time, when the storage of files cannot be reached. */
  requireStorage: () => Promise<void>;
}

/** Looks at what a process works with, once for all requests at about the same time. A silent storage is not checked again before it has answered. */
export function watchReadiness({ db, files, clock }: Pick<Ports, 'db' | 'files' | 'clock'>): Readiness {
  // Each look has an end: one connection may be dead while the others, or the database by now, are well.
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
    // Of a process that stood still itself, an answer that lies there counts.
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
