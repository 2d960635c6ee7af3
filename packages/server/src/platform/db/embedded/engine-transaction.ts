import type { PGlite, Transaction } from '@electric-sql/pglite';

/** PGlite's transaction, a function with an end, as three separate steps. One at a time. */
export function engineTransaction(engine: PGlite) {
  let current: Transaction | null = null;
  let ending = Promise.withResolvers<void>();
  let ended: Promise<void> = Promise.resolve();

  const end = async (): Promise<void> => {
    current = null;
    ending.resolve();
    await ended;
  };

  return {
    /** The open transaction, or `null`. */
    open: (): Transaction | null => current,

    async begin(): Promise<void> {
      const begun = Promise.withResolvers<void>();
      ending = Promise.withResolvers<void>();
      ended = engine.transaction(async (transaction) => {
        current = transaction;
        begun.resolve();
        await ending.promise;
      });
      // Either it begins, or PGlite refuses to.
      await Promise.race([begun.promise, ended]);
    },

    /** Fails with 25P02 when an earlier error has aborted the transaction: PostgreSQL then rolls back without a word. */
    commit: end,

    async rollback(): Promise<void> {
      await current?.rollback();
      await end();
    },
  };
}
