import { digestOf } from '../../backup/digest.ts';
import type { Ports } from '../../ports.ts';
import { isKept, selectKept, selectOriginals } from './repository.ts';
import { areas, DAY_MS, removeDoomed, removeOrphans } from './sweep.ts';

export interface Fault {
  /** A row's file is not there; no row needs a file; a file is not what was uploaded. */
  kind: 'missing' | 'orphan' | 'damaged';
  key: string;
}

interface Rules {
  /** Younger files that no row names may belong to an upload that still runs. */
  olderThanMs?: number;
}

/** Compares every row with its files, and every file with its row. Originals are read, since their checksum is known. */
export async function checkIntegrity({ db, files }: Pick<Ports, 'db' | 'files'>, { olderThanMs = DAY_MS }: Rules = {}): Promise<Fault[]> {
  const before = Date.now() - olderThanMs;
  const faults: Fault[] = [];
  // The files first: what is uploaded meanwhile has a row and is not looked for.
  const lying = new Map<string, boolean>();
  for await (const { key, modifiedAt } of files.list()) if (areas.test(key)) lying.set(key, modifiedAt.getTime() < before);
  for (const key of await selectKept(db)) {
    // Asked once more: the row may have gone, or the file have come, since.
    if (!lying.delete(key) && !(await files.stat(key)) && (await isKept(db, key))) faults.push({ kind: 'missing', key });
  }
  for (const [key, isOld] of lying) if (isOld && !(await isKept(db, key))) faults.push({ kind: 'orphan', key });
  for (const { key, bytes, sha256 } of await selectOriginals(db)) {
    const stream = await files.read(key);
    const found = stream && (await digestOf(stream));
    if (found && (found.bytes !== bytes || (sha256 !== null && found.sha256 !== sha256))) faults.push({ kind: 'damaged', key });
  }
  return faults;
}

/** Removes what no row needs. What is missing or damaged only a backup can bring back. */
export async function repair(portal: Pick<Ports, 'db' | 'files'>, rules: Rules = {}): Promise<void> {
  await removeDoomed(portal);
  await removeOrphans(portal, rules);
}
