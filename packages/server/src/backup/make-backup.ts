import { createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { orNull } from '../platform/files/or-null.ts';
import { syncTree } from '../platform/files/sync-folder.ts';
import { StartupError } from '../platform/process/startup-error.ts';
import type { Ports } from '../platform/ports.ts';
import { copyFiles, writeKeys } from './copy-files.ts';
import { digestOfFile } from '../platform/files/digest.ts';
import { type Manifest, names, OWN_FILE, OWN_FOLDER } from './manifest.ts';
import { readRows, selectMigrations, selectSequences, selectTables } from './tables.ts';

type Source = Pick<Ports, 'db' | 'files'>;

/** How often copying starts again because files were deleted meanwhile; each round has fewer files left to copy. */
const ROUNDS = 20;

/**
 * Writes everything into a new folder while the server may go on working. The rows are a snapshot, and every file that they name is in the backup. A
 * file never changes under its key; if one was deleted before it could be copied, a later snapshot is taken, which no longer names it.
 */
export async function makeBackup({ db, files }: Source, folder: string, report: (line: string) => void): Promise<Manifest> {
  await needNewFolder(folder);
  // Nothing is copied yet.
  await writeFile(path.join(folder, names.list), '', OWN_FILE);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const snapshot = await dumpRows(db, folder);
    const { lost, ...listed } = await copyFiles({ db, files }, folder);
    if (lost === 0) return finish(folder, snapshot, listed);
    report(`${lost} files were deleted meanwhile: once more.`);
  }
  throw new StartupError('So much is deleted at this time that no backup comes to its end: try again later.');
}

type Snapshot = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

/** A snapshot of the rows, and the keys that they name. */
function dumpRows(db: Source['db'], folder: string): Promise<Snapshot> {
  return db.transaction().execute(async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    const place = path.join(folder, names.tables);
    await rm(place, { recursive: true, force: true });
    await mkdir(place, OWN_FOLDER);
    const tables: Manifest['tables'] = [];
    for (const name of await selectTables(trx)) {
      const file = path.join(place, `${name}.jsonl`);
      let rows = 0;
      async function* lines(): AsyncGenerator<string> {
        for await (const some of readRows(trx, name)) {
          rows += some.length;
          yield some.map((line) => `${line}\n`).join('');
        }
      }
      await pipeline(Readable.from(lines()), createWriteStream(file, OWN_FILE));
      tables.push({ name, rows, sha256: (await digestOfFile(file)).sha256 });
    }
    await writeKeys(trx, folder);
    return { tables, migrations: await selectMigrations(trx), sequences: await selectSequences(trx) };
  });
}

async function finish(folder: string, snapshot: Snapshot, listed: Pick<Manifest['list'], 'files' | 'bytes'>): Promise<Manifest> {
  await rm(path.join(folder, names.keys));
  const { sha256 } = await digestOfFile(path.join(folder, names.list));
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), ...snapshot, list: { sha256, ...listed } };
  await syncTree(folder);
  const place = path.join(folder, names.manifest);
  await writeFile(`${place}.new`, JSON.stringify(manifest, null, 2), { ...OWN_FILE, flush: true });
  await rename(`${place}.new`, place);
  return manifest;
}

async function needNewFolder(folder: string): Promise<void> {
  const inside = await orNull(readdir(folder));
  if (inside && inside.length > 0) throw new StartupError(`The folder ${folder} is not empty: a backup needs a new one.`);
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
  // A folder that existed before keeps its own permissions, so they are set here.
  await chmod(folder, OWN_FOLDER);
}
