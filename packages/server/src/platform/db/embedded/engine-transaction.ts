import type { PGlite, Results } from '@electric-sql/pglite';

/** A transaction that has begun. */
export interface EngineTransaction {
  query: (sql: string, params: unknown[]) => Promise<Results>;
  /** Fails with 25P02 when an earlier error has aborted the transaction: PostgreSQL then rolls back without a word. */
  commit: () => Promise<void>;
  rollback: () => Promise<void>;
  /** Settles when it is over, however. */
  ended: Promise<unknown>;
}

/** PGlite's transaction, a function with an end, as separate steps. It begins when everything asked before is over. */
export async function beginTransaction(engine: PGlite): Promise<EngineTransaction> {
  const ending = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<Parameters<Parameters<PGlite['transaction']>[0]>[0]>();
  const ended = engine.transaction(async (transaction) => {
    begun.resolve(transaction);
    await ending.promise;
  });
  // Either it begins, or PGlite refuses to.
  const transaction = await Promise.race([begun.promise, ended.then(() => begun.promise)]);
  const commit = async (): Promise<void> => {
    ending.resolve();
    await ended;
  };
  return {
    query: (sql, params) => transaction.query(sql, params),
    commit,
    ended,
    async rollback() {
      await transaction.rollback();
      await commit();
    },
  };
}
