import { EmailError } from '../mail/mailer.ts';
import type { Ports } from '../ports.ts';
import { mayBeAbandoned, NotYet, type StoredJob } from './job.ts';
import { deleteJob, abandonJob, postponeJob, takeJob } from './repository.ts';

/** Milliseconds for which a job belongs to the process that took it: a killed one blocks it no longer. More than a mail server may take. */
const TURN_MS = 120_000;
/** The pause after the first failure; after each further one twice as long. */
const PAUSE_MS = 30_000;
/** Attempts, after which half an hour has passed: the pause does not grow any more, and nobody waits for an email any longer. */
const MAX_ATTEMPTS = 7;

/** An attempt of a job that failed, for whoever tells people about it. */
export interface FailedAttempt {
  job: StoredJob;
  error: unknown;
  /** It is not tried again. */
  isGivenUp: boolean;
}

/**
 * Runs the due jobs one after another, also those that a killed process left. A job whose process exits between doing it and deleting it is done
 * twice, so every job must tolerate that. `noteFailure` hears of each failure before the job is postponed or given up. Throws what failed, for the log.
 */
export async function runDueJobs(
  { db, shutdownSignal }: Pick<Ports, 'db'> & { shutdownSignal: AbortSignal },
  doJob: (job: StoredJob) => Promise<void>,
  noteFailure: (failure: FailedAttempt) => Promise<void> = async () => {},
): Promise<void> {
  const failures: unknown[] = [];
  const attempt = async (job: StoredJob): Promise<void> => {
    // Each process that has started it has crashed.
    if (job.attempts > MAX_ATTEMPTS && mayBeAbandoned(job.kind)) {
      const error = new Error(`${job.kind} is given up: it was started ${MAX_ATTEMPTS} times and never came to an end`);
      failures.push(error);
      await noteFailure({ job, error, isGivenUp: true });
      return abandonJob(db, job);
    }
    try {
      await doJob(job);
    } catch (error) {
      if (error instanceof NotYet) return postponeJob(db, job, error.pauseMs);
      failures.push(new Error(`${job.kind}, attempt ${attemptOf(job)}`, { cause: error }));
      const isHopeless = error instanceof EmailError && error.isForGood;
      const isGivenUp = mayBeAbandoned(job.kind) && (isHopeless || job.attempts === MAX_ATTEMPTS);
      await noteFailure({ job, error, isGivenUp });
      if (isGivenUp) return abandonJob(db, job);
      return postponeJob(db, job, PAUSE_MS * 2 ** (Math.min(job.attempts, MAX_ATTEMPTS) - 1));
    }
    return deleteJob(db, job.id);
  };
  try {
    while (!shutdownSignal.aborted) {
      const job = await takeJob(db, TURN_MS);
      if (!job) break;
      await attempt(job);
    }
  } catch (error) {
    // The database is down. What was started is taken again when its time is over.
    failures.push(new Error('What waits could not be read, or what became of it not written down', { cause: error }));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Work in the background failed');
}

/** Jobs that are never given up have no last attempt. */
const attemptOf = ({ kind, attempts }: StoredJob): string => (mayBeAbandoned(kind) ? `${attempts} of ${MAX_ATTEMPTS}` : `${attempts}`);
