import type { Kysely } from 'kysely';
import { type MockInstance, vi } from 'vitest';
import type { Database } from '../../../src/platform/db/database.ts';

/** Every transaction is committed, but the connection is lost before the commit is answered. */
export function loseAnswers(db: Kysely<Database>): MockInstance {
  const begin = db.transaction.bind(db);
  return vi.spyOn(db, 'transaction').mockImplementation(() => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      await execute(work);
      throw new Error('Connection terminated unexpectedly');
    };
    return builder;
  });
}
