import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/** An open database, whichever engine is behind it. */
export interface OpenDatabase {
  db: Kysely<Database>;
  /** Settles with the reason when the database is lost for good: the server must then stop. */
  crashed: Promise<string>;
  /** Waits for running queries, writes everything to the disk and closes. */
  close: () => Promise<void>;
}
