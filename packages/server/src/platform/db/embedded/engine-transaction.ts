import type { PGlite, Results } from '@electric-sql/pglite';
import { EngineError } from './engine-error.ts';

/** A transaction that has started. */
export interface EngineTransaction {
  query: (sql: string, params: unknown[]) => Promise<Results>;
  /** Fails with 25P02 when an earlier error has aborted the transaction: PostgreSQL itself would roll back without an error. */
  commit: () => Promise<void>;
  /** Fails, as FATAL, when the engine cannot roll back: later statements might otherwise become part of what was to be undone. */
  rollback: () => Promise<void>;
  /** Settles when the transaction is over, committed or not. */
  ended: Promise<unknown>;
}

/** PGlite's `transaction(callback)` as separate steps. It starts when every earlier query is over. */
export async function beginTransaction(engine: PGlite): Promise<EngineTransaction> {
  const finished = Promise.withResolvers<void>();
  const started = Promise.withResolvers<Parameters<Parameters<PGlite['transaction']>[0]>[0]>();
  const ended = engine.transaction(async (transaction) => {
    started.resolve(transaction);
    await finished.promise;
  });
  // Either it begins, or PGlite refuses to.
  const transaction = await Promise.race([started.promise, ended.then(() => started.promise)]);
  const commit = async (): Promise<void> => {
    finished.resolve();
    await ended;
  };
  return {
    query: (sql, params) => transaction.query(sql, params),
    commit,
    ended,
    async rollback() {
      // PGlite rolls back itself: it releases the engine even when that fails, which a statement of the transaction would not.
      const undone = new Error('Rolled back');
      finished.reject(undone);
      await ended.catch((error: unknown) => {
        if (error !== undone) throw new EngineError({ message: `The rollback failed: ${String(error)}`, severity: 'FATAL' });
      });
    },
  };
}
