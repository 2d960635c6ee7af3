import { digestOf } from '../../platform/files/digest.ts';
import type { StoredFile } from '../../platform/files/file-storage.ts';
import { mergeSorted } from '../../platform/concurrency/merge-sorted.ts';
import type { Ports } from '../../platform/ports.ts';
import { isReferenced, readReferenced, readOriginals } from './repository.ts';
import { areas, DAY_MS, removePendingFiles, removeOrphans } from './sweep.ts';

export interface Fault {
  /** The file of a row is missing; no row needs a file; a file differs from what was uploaded. */
  kind: 'missing' | 'orphan' | 'damaged';
  key: string;
}

interface Rules {
  /** Younger files without a row may belong to a running upload. */
  olderThanMs?: number;
}

type Portal = Pick<Ports, 'db' | 'files'>;
type Report = (fault: Fault) => void;

/**
 * Compares every row with its files, and every file with its row; then reads the originals, whose checksum is known. Reports every fault when it is
 * found: however many rows and files there are, only a few are in memory at a time.
 */
export async function checkIntegrity(portal: Portal, report: Report, rules: Rules = {}): Promise<void> {
  await reportUnmatched(portal, report, rules);
  await reportDamaged(portal, report);
}

/** What exists on one side only, in the order of keys. */
async function reportUnmatched({ db, files }: Portal, report: Report, { olderThanMs = DAY_MS }: Rules): Promise<void> {
  const before = Date.now() - olderThanMs;
  // The keys are a snapshot; the second check sees a later state.
  const transaction = db.transaction().setIsolationLevel('read committed').setAccessMode('read only');
  await transaction.execute(async (trx) => {
    for await (const [referenced, stored] of mergeSorted(readReferenced(trx), inAreas(files.list()))) {
      // Checked once more: a row or its file may have been added or deleted since. Because of this check, a storage that lists in another order is
      // only slower.
      if (!stored) {
        if (!(await files.stat(referenced.key)) && (await isReferenced(trx, referenced.key)))
          report({ kind: 'missing', key: referenced.key });
      } else if (!referenced && stored.modifiedAt.getTime() < before && !(await isReferenced(trx, stored.key))) {
        report({ kind: 'orphan', key: stored.key });
      }
    }
  });
}

async function* inAreas(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile> {
  for await (const file of files) if (areas.test(file.key)) yield file;
}

async function reportDamaged({ db, files }: Portal, report: Report): Promise<void> {
  for await (const { key, bytes, sha256 } of readOriginals(db)) {
    const stream = await files.read(key);
    const found = stream && (await digestOf(stream));
    if (found && (found.bytes !== bytes || (sha256 !== null && found.sha256 !== sha256))) report({ kind: 'damaged', key });
  }
}

/** Removes files that no row needs. Missing or damaged files can only be restored from a backup. */
export async function repair(portal: Portal, rules: Rules = {}): Promise<void> {
  await removePendingFiles(portal);
  await removeOrphans(portal, rules);
}
