import { setTimeout as delay } from 'node:timers/promises';
import type { Ports } from '../../ports.ts';
import { isMigrated } from './repository.ts';

/** Milliseconds: whoever asks does so every few seconds, and must hear something. */
const PATIENCE_MS = 2_000;

/** Throws, in bounded time, when the database or the storage of files cannot be worked with. */
export async function requireReady({ db, files }: Pick<Ports, 'db' | 'files'>): Promise<void> {
  await Promise.all([inTime('the database', requireTables(db)), inTime('the storage of files', files.check())]);
}

async function requireTables(db: Ports['db']): Promise<void> {
  if (!(await isMigrated(db))) throw new Error('it lacks tables of this version');
}

async function inTime(what: string, work: Promise<void>): Promise<void> {
  const late = delay(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`no answer in ${PATIENCE_MS} ms`);
  });
  try {
    await Promise.race([work, late]);
  } catch (error) {
    throw new Error(`Not ready because of ${what}`, { cause: error });
  }
}
