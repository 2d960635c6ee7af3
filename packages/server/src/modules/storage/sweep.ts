import type { Ports } from '../../platform/ports.ts';
import { deleteExpired } from '../zip-upload/repository.ts';
import { deleteExpiredLoose, forgetPendingDeletions, selectPendingDeletions, selectUnknown } from './repository.ts';
import { requireOwnStorage } from './storage-mark.ts';

const AT_ONCE = 200;
export const DAY_MS = 24 * 3_600_000;

/**
 * Removes the files of deleted rows from the storage. What cannot be removed stays queued for the next time; removing twice does no harm, so that
 * several processes may do it at once. `signal` stops it between two batches.
 */
export async function removePendingFiles({ db, files }: Pick<Ports, 'db' | 'files'>, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (let after = ''; ;) {
    if (signal?.aborted) break;
    const keys = await selectPendingDeletions(db, after, AT_ONCE);
    const last = keys.at(-1);
    if (last === undefined) break;
    // A copy of the database queues files under the same keys, which the original database may need.
    if (after === '') await requireOwnStorage({ db, files });
    const removed = await Promise.allSettled(keys.map(async (key) => (await files.remove(key), key)));
    await forgetPendingDeletions(
      db,
      removed.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    );
    failures.push(...removed.flatMap((result) => (result.status === 'rejected' ? (result.reason as unknown) : [])));
    // The storage is down: trying all the others would take long and achieve nothing.
    if (removed.every(({ status }) => status === 'rejected')) break;
    after = last;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Files of deleted rows could not be removed');
}

/** Areas in which every file has a row. */
export const areas = /^(avatars|photos|originals|projects|chunks)\//;

interface OrphanRules {
  olderThanMs?: number;
  /** Stops the search early: the rest is done the next time. */
  signal?: AbortSignal | undefined;
}

/**
 * Removes files that no row names: those of an upload that was killed between the file and its row. A file of a running upload has no row yet either,
 * so only old ones are removed. Answers how many.
 */
export async function removeOrphans(
  { db, files }: Pick<Ports, 'db' | 'files'>,
  { olderThanMs = DAY_MS, signal }: OrphanRules = {},
): Promise<number> {
  // Another database's files would all look like orphans.
  await requireOwnStorage({ db, files });
  let count = 0;
  let old: string[] = [];
  const removeUnknown = async (): Promise<void> => {
    const unknown = await selectUnknown(db, old);
    for (const key of unknown) await files.remove(key);
    count += unknown.length;
    old = [];
  };
  for await (const { key, modifiedAt } of files.list()) {
    if (signal?.aborted) return count;
    if (areas.test(key) && Date.now() - modifiedAt.getTime() > olderThanMs) old.push(key);
    if (old.length === AT_ONCE) await removeUnknown();
  }
  await removeUnknown();
  return count;
}

/** Everything that a server does now and then for its storage. */
export async function sweepStorage(ports: Pick<Ports, 'db' | 'files' | 'clock'>, signal?: AbortSignal): Promise<void> {
  await deleteExpiredLoose(ports.db, new Date(ports.clock.now().getTime() - DAY_MS));
  await deleteExpired(ports.db, ports.clock.now());
  await removePendingFiles(ports, signal);
  await removeOrphans(ports, { signal });
}
