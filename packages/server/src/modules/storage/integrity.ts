import { digestOf } from '../../platform/files/digest.ts';
import type { StoredFile } from '../../platform/files/file-storage.ts';
import { sideBySide } from '../../platform/concurrency/side-by-side.ts';
import type { Ports } from '../../platform/ports.ts';
import { isReferenced, readReferenced, readOriginals } from './repository.ts';
import { areas, DAY_MS, removePendingFiles, removeOrphans } from './sweep.ts';

export interface Fault {
  /** A row's file is not there; no row needs a file; a file is not what was uploaded. */
  kind: 'missing' | 'orphan' | 'damaged';
  key: string;
}

interface Rules {
  /** Younger files that no row names may belong to an upload that still runs. */
  olderThanMs?: number;
}

type Portal = Pick<Ports, 'db' | 'files'>;
type Report = (fault: Fault) => void;

/**
 * Compares every row with its files, and every file with its row; then reads the originals, since their checksum is known.
 * Reports every fault when it is found: however many rows and files there are, only few are held at a time.
 */
export async function checkIntegrity(portal: Portal, report: Report, rules: Rules = {}): Promise<void> {
  await reportUnmatched(portal, report, rules);
  await reportDamaged(portal, report);
}

/** What only one side has, in the order of keys. */
async function reportUnmatched({ db, files }: Portal, report: Report, { olderThanMs = DAY_MS }: Rules): Promise<void> {
  const before = Date.now() - olderThanMs;
  // The keys are those of one moment; a second look sees a later one.
  const transaction = db.transaction().setIsolationLevel('read committed').setAccessMode('read only');
  await transaction.execute(async (trx) => {
    for await (const [referenced, stored] of sideBySide(readReferenced(trx), inAreas(files.list()))) {
      // Checked once more: a row or its file may have come or gone since. So a storage that lists in another order is only slow.
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

/** Removes what no row needs. What is missing or damaged only a backup can bring back. */
export async function repair(portal: Portal, rules: Rules = {}): Promise<void> {
  await removePendingFiles(portal);
  await removeOrphans(portal, rules);
}
