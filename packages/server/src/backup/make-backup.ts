import { createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { orNull } from '../platform/files/or-null.ts';
import { syncTree } from '../platform/files/sync-folder.ts';
import { StartupError } from '../platform/startup-error.ts';
import type { Ports } from '../ports.ts';
import { digestOfFile } from './digest.ts';
import { type ListedFile, type Manifest, names } from './manifest.ts';
import { readRows, selectMigrations, selectSequences, selectTables } from './tables.ts';

/** It holds what only the portal may know: nobody but its owner may look into it. */
const OWN_FOLDER = 0o700;
const OWN_FILE = { mode: 0o600 };

type Source = Pick<Ports, 'db' | 'files'>;

/** How often it begins anew because people deleted files meanwhile; each time only few files are left to copy. */
const ROUNDS = 20;

/**
 * Writes everything into a new folder, while others go on working. The rows are those of one moment; every file that
 * they name is there, since a file never changes under its key: if one was deleted before it could be copied, the rows
 * of a later moment are taken, which do not name it any more.
 */
export async function makeBackup({ db, files }: Source, folder: string, report: (line: string) => void): Promise<Manifest> {
  await needNewFolder(folder);
  const copied = new Map<string, ListedFile>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const snapshot = await dumpRows(db, folder);
    const lost = await copyFiles({ files }, folder, snapshot.keys, copied);
    if (lost.length === 0) return finish(folder, snapshot, copied);
    const { rows } = await sql<{ key: string }>`select key from kept_files where key = any(${lost})`.execute(db);
    const [missing] = rows;
    if (missing)
      throw new StartupError(
        `The storage lacks ${rows.length} files that the database names, such as ${missing.key}: see npm run integrity.`,
      );
    report(`${lost.length} files were deleted meanwhile: once more.`);
  }
  throw new StartupError('So much is deleted at this time that no backup comes to its end: try again later.');
}

interface Snapshot extends Pick<Manifest, 'migrations' | 'tables' | 'sequences'> {
  keys: string[];
}

/** The rows of one moment. */
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
    const { rows: kept } = await sql<{ key: string }>`select key from kept_files order by key`.execute(trx);
    const [migrations, sequences] = [await selectMigrations(trx), await selectSequences(trx)];
    return { tables, migrations, sequences, keys: kept.map(({ key }) => key) };
  });
}

/** Copies what is not copied yet. Answers the keys of files that are not there. */
async function copyFiles(
  { files }: Pick<Source, 'files'>,
  folder: string,
  keys: readonly string[],
  copied: Map<string, ListedFile>,
): Promise<string[]> {
  const lost: string[] = [];
  for (const key of keys) {
    if (copied.has(key)) continue;
    const stream = await files.read(key);
    if (!stream) {
      lost.push(key);
      continue;
    }
    const target = path.join(folder, names.files, key);
    await mkdir(path.dirname(target), { recursive: true, mode: OWN_FOLDER });
    await pipeline(stream, createWriteStream(target, OWN_FILE));
    copied.set(key, { key, ...(await digestOfFile(target)) });
  }
  return lost;
}

async function finish(folder: string, { keys, ...snapshot }: Snapshot, copied: Map<string, ListedFile>): Promise<Manifest> {
  const needed = new Set(keys);
  for (const key of copied.keys()) if (!needed.has(key)) await rm(path.join(folder, names.files, key));
  const listed = keys.flatMap((key) => copied.get(key) ?? []);
  const list = path.join(folder, names.list);
  await writeFile(list, listed.map((file) => `${JSON.stringify(file)}\n`).join(''), OWN_FILE);
  const { sha256 } = await digestOfFile(list);
  const bytes = listed.reduce((sum, file) => sum + file.bytes, 0);
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), ...snapshot, list: { sha256, files: listed.length, bytes } };
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
  // One that was there has kept its own rights so far.
  await chmod(folder, OWN_FOLDER);
}
