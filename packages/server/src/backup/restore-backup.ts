import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { forgetQueuedEmails } from '../modules/shares/repository.ts';
import { deleteEmails } from '../platform/jobs/repository.ts';
import { deleteSharedValue, selectSharedValue, selectUnknown } from '../modules/storage/repository.ts';
import { replaceMark, restoreMark, readMark } from '../modules/storage/storage-mark.ts';
import type { Trx } from '../platform/db/database.ts';
import type { StoredFile } from '../platform/files/file-storage.ts';
import { orNull } from '../platform/files/or-null.ts';
import { mergeSorted } from '../platform/concurrency/merge-sorted.ts';
import { StartupError } from '../platform/process/startup-error.ts';
import type { Ports } from '../platform/ports.ts';
import { digestOfFile } from '../platform/files/digest.ts';
import { linesOf } from './lines.ts';
import { Manifest, names, readListed } from './manifest.ts';
import { selectMigrations, selectTables, setSequences, writeRows } from './tables.ts';

type Target = Pick<Ports, 'db' | 'files'>;

/** How many files are looked up among the rows at a time. */
const TAKEN_BACK_AT_ONCE = 1_000;

/**
 * Restores a backup into an empty portal. Everything is checked before anything is written; the rows come last, in one transaction. If it fails, the
 * portal is as empty as before; if it is killed, running it again continues.
 */
export async function restoreBackup({ db, files }: Target, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await needNoPeople(db);
  await needSameTables(db, manifest);
  await verify(folder, manifest);
  const mark = await readMark(files);
  await needNoOtherFiles({ db, files }, folder, mark);
  try {
    for await (const { key } of readListed(folder)) await files.put(key, createReadStream(path.join(folder, names.files, key)));
    await db.transaction().execute(async (trx) => {
      await restoreRows(trx, folder, manifest);
      await replaceMark({ db: trx, files });
    });
  } catch (error) {
    // If the database cannot even be queried, everything stays as it is.
    await takeBack({ db, files }, folder, mark).catch(() => {});
    throw error;
  }
  return manifest;
}

/** Removes what no row names. A commit whose answer was lost may have succeeded all the same, so the rows are asked. */
async function takeBack({ db, files }: Target, folder: string, mark: string | null): Promise<void> {
  await restoreMark({ db, files }, mark);
  let keys: string[] = [];
  const remove = async (): Promise<void> => {
    for (const key of await selectUnknown(db, keys)) await files.remove(key).catch(() => {});
    keys = [];
  };
  for await (const { key } of readListed(folder)) {
    keys.push(key);
    if (keys.length === TAKEN_BACK_AT_ONCE) await remove();
  }
  await remove();
}

async function restoreRows(trx: Trx, folder: string, { sequences }: Manifest): Promise<void> {
  const tables = await selectTables(trx);
  // Concurrent writers have to wait; what they wrote before is visible here.
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in access exclusive mode`.execute(trx);
  await needNoPeople(trx);
  // The rows that the migrations insert are in the backup too.
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(trx);
  // A row may come before one of the same table that it refers to: all references are checked in the end.
  await sql`set constraints all deferred`.execute(trx);
  for (const table of tables) {
    for await (const lines of linesOf(path.join(folder, names.tables, `${table}.jsonl`))) await writeRows(trx, table, lines);
  }
  await deleteEmails(trx);
  await forgetQueuedEmails(trx);
  await letNobodyIn(trx);
  await setSequences(trx, sequences);
}

/**
 * Sessions may have been ended since the backup, and one-time links used, so none of them is restored. People sign in again, and pages request new
 * addresses of private images.
 */
async function letNobodyIn(trx: Trx): Promise<void> {
  await trx.deleteFrom('sessions').execute();
  await trx.deleteFrom('password_resets').execute();
  await trx.deleteFrom('email_confirmations').execute();
  await deleteSharedValue(trx, 'signing_secret');
}

/** A backup's manifest. Throws a StartupError when the folder holds no finished backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await orNull(readFile(path.join(folder, names.manifest), 'utf8'));
  if (text === null) throw new StartupError(`The folder ${folder} holds no finished backup.`);
  const { data } = Manifest.safeParse(parsed(text));
  if (!data) throw new StartupError(`The backup in ${folder} is damaged: ${names.manifest} cannot be read.`);
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Rows are restored only into the same table structure that they were read from; a database made by an older version can be migrated by this one
 * afterwards.
 */
async function needSameTables(db: Target['db'], { migrations }: Manifest): Promise<void> {
  const own = await selectMigrations(db);
  if (own.join() === migrations.join()) return;
  const isOlder = migrations.every((name, index) => name === own[index]);
  throw new StartupError(
    isOlder
      ? 'The backup was made by an older version of this server: restore it with that version, then start this one.'
      : 'The backup was made by a version of this server whose tables this one does not know: restore it with that version.',
  );
}

/** Any other row means that the portal is in use. */
async function needNoPeople(db: Target['db']): Promise<void> {
  const [person] = await db.selectFrom('users').select('id').limit(1).execute();
  if (person) throw notEmpty('This portal');
}

/** Only files of an interrupted restore of this very backup may be in the storage; with another database's mark the storage belongs to that database. */
async function needNoOtherFiles({ db, files }: Target, folder: string, mark: string | null): Promise<void> {
  const isOwn = mark === null || mark === (await selectSharedValue(db, 'file_storage'));
  for await (const [listed, stored] of mergeSorted(readListed(folder), inFolders(files.list()))) {
    // Looked up once more: if a storage lists in another order, a file may have been missed in the comparison.
    if (!stored || (isOwn && (listed || (await isListed(folder, stored.key))))) continue;
    throw notEmpty('The storage of this portal');
  }
}

/** Without the storage's own files. */
async function* inFolders(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile> {
  for await (const file of files) if (file.key.includes('/')) yield file;
}

async function isListed(folder: string, requested: string): Promise<boolean> {
  for await (const { key } of readListed(folder)) if (key === requested) return true;
  return false;
}

const notEmpty = (what: string): StartupError => new StartupError(`${what} is not empty: a backup is restored into a new one only.`);

/** Throws a StartupError unless every part of the backup matches its checksums. */
async function verify(folder: string, manifest: Manifest): Promise<void> {
  const need = async (name: string, expected: { sha256: string }): Promise<void> => {
    const found = await orNull(digestOfFile(path.join(folder, name)));
    if (found?.sha256 !== expected.sha256) throw new StartupError(`The backup in ${folder} is damaged: ${name} is not what was written.`);
  };
  for (const table of manifest.tables) await need(path.join(names.tables, `${table.name}.jsonl`), table);
  await need(names.list, manifest.list);
  for await (const file of readListed(folder)) await need(path.join(names.files, file.key), file);
}
