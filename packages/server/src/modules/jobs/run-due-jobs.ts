import type { Context } from '../../context.ts';
import type { StoredJob } from './job.ts';
import { deleteJob, giveJobUp, postponeJob, takeJob } from './repository.ts';

/** Milliseconds for which work is its taker's: a killed process blocks it no longer. More than a mail server may take. */
const TURN_MS = 120_000;
/** The pause after the first failure; after each further one twice as long. */
const PAUSE_MS = 30_000;
/** Then half an hour has passed, and nobody waits for it any more. */
const MAX_ATTEMPTS = 7;

/**
 * Does what waits for its turn, one after another, also what a killed process left. Work whose process dies between doing
 * it and writing that down is done twice: it must be such that this does no harm. Throws what failed, for the log.
 */
export async function runDueJobs({ db, ending }: Pick<Context, 'db' | 'ending'>, doJob: (job: StoredJob) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  while (!ending.aborted) {
    const job = await takeJob(db, TURN_MS);
    if (!job) break;
    try {
      await doJob(job);
      await deleteJob(db, job.id);
    } catch (error) {
      failures.push(new Error(`${job.kind}, attempt ${job.attempts} of ${MAX_ATTEMPTS}`, { cause: error }));
      if (job.attempts < MAX_ATTEMPTS) await postponeJob(db, job, PAUSE_MS * 2 ** (job.attempts - 1));
      else await giveJobUp(db, job);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Work in the background failed');
}
