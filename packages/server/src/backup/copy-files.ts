import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readReferenced, selectUnknown } from '../modules/storage/repository.ts';
import type { Trx } from '../platform/db/database.ts';
import { mergeSorted } from '../platform/concurrency/merge-sorted.ts';
import { StartupError } from '../platform/process/startup-error.ts';
import type { Ports } from '../platform/ports.ts';
import { digestOfFile } from '../platform/files/digest.ts';
import { linesOf } from './lines.ts';
import { type ListedFile, names, OWN_FILE, OWN_FOLDER, readListed } from './manifest.ts';

type Source = Pick<Ports, 'db' | 'files'>;

/** How many missing files are looked up among the rows at a time. */
const LOOKED_UP_AT_ONCE = 1_000;

/** Writes the keys that the rows name at this moment into a file: there may be more of them than fit in memory. */
export async function writeKeys(trx: Trx, folder: string): Promise<void> {
  async function* lines(): AsyncGenerator<string> {
    for await (const { key } of readReferenced(trx)) yield `${key}\n`;
  }
  await pipeline(Readable.from(lines()), createWriteStream(path.join(folder, names.keys), OWN_FILE));
}

async function* readKeys(folder: string): AsyncGenerator<{ key: string }> {
  for await (const lines of linesOf(path.join(folder, names.keys))) for (const key of lines) yield { key };
}

interface Outcome {
  /** What the list of files contains now. */
  files: number;
  bytes: number;
  /** Files that are missing but no longer needed: they were deleted meanwhile. */
  lost: number;
}

/**
 * Brings the files of the backup folder, and their list, in line with the written keys: copies what earlier rounds have not copied, and removes what
 * is no longer needed. Both lists have the same order. Throws a StartupError when files are missing that rows still name.
 */
export async function copyFiles({ db, files }: Source, folder: string): Promise<Outcome> {
  const list = path.join(folder, names.list);
  const outcome: Outcome = { files: 0, bytes: 0, lost: 0 };
  const lost = lostFiles(db);
  async function* lines(): AsyncGenerator<string> {
    for await (const [wanted, copied] of mergeSorted(readKeys(folder), readListed(folder))) {
      if (!wanted) {
        await rm(path.join(folder, names.files, copied.key));
        continue;
      }
      const file = copied ?? (await copyFile(files, folder, wanted.key));
      if (!file) {
        await lost.add(wanted.key);
        continue;
      }
      outcome.files += 1;
      outcome.bytes += file.bytes;
      yield `${JSON.stringify(file)}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(`${list}.new`, OWN_FILE));
  await rename(`${list}.new`, list);
  outcome.lost = await lost.count();
  return outcome;
}

/** `null`: the file is missing. */
async function copyFile(files: Source['files'], folder: string, key: string): Promise<ListedFile | null> {
  const stream = await files.read(key);
  if (!stream) return null;
  const target = path.join(folder, names.files, key);
  await mkdir(path.dirname(target), { recursive: true, mode: OWN_FOLDER });
  await pipeline(stream, createWriteStream(target, OWN_FILE));
  return { key, ...(await digestOfFile(target)) };
}

interface LostFiles {
  add: (key: string) => Promise<void>;
  /** Answers how many were missing. Throws a StartupError when rows still name some of them. */
  count: () => Promise<number>;
}

/** A file is deleted after its row, so a missing file whose row still exists has been lost. */
function lostFiles(db: Source['db']): LostFiles {
  let keys: string[] = [];
  let [all, missing, example] = [0, 0, ''];
  const lookUp = async (): Promise<void> => {
    const gone = new Set(await selectUnknown(db, keys));
    const needed = keys.filter((key) => !gone.has(key));
    all += keys.length;
    missing += needed.length;
    example ||= needed[0] ?? '';
    keys = [];
  };
  return {
    async add(key) {
      keys.push(key);
      if (keys.length === LOOKED_UP_AT_ONCE) await lookUp();
    },
    async count() {
      await lookUp();
      if (missing === 0) return all;
      throw new StartupError(`The storage lacks ${missing} files that the database names, such as ${example}: see npm run integrity.`);
    },
  };
}
