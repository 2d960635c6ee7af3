import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { errorCode, StartupError } from '../process/startup-error.ts';
import type { Database } from './database.ts';
import { requireColumns } from './missing-columns.ts';
import { migrations } from './migrations/index.ts';

/** Migrates the tables. With several processes at once, one does it and the others wait. */
export async function migrate(db: Kysely<Database>, report: (line: string) => void = () => {}): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => reporting(migrations, report) } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return requireColumns(db);
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new StartupError('The database was changed by another version of this server: start that version, or use another database.', {
      cause: error,
    });
  }
  const sentence = refusals[errorCode(error)];
  throw sentence ? new StartupError(sentence, { cause: error }) : error;
}

/** What PostgreSQL may refuse in a database that was provided to us, by its error code. */
const refusals: Record<string, string> = {
  '42501': 'The user that DATABASE_URL names may not make tables in that database: make it the owner of the database.',
  '42P07': 'The database that DATABASE_URL names holds tables of something else: give this server a database of its own.',
};

function reporting(all: Record<string, Migration>, report: (line: string) => void): Record<string, Migration> {
  const entries = Object.entries(all).map(([name, migration]): [string, Migration] => [
    name,
    {
      up: async (db) => {
        report(`Changing the database: ${name}`);
        await migration.up(db);
      },
    },
  ]);
  return Object.fromEntries(entries);
}
