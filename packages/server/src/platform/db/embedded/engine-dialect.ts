import { type DatabaseConnection, type PGlite, PGliteAdapter, PGliteDialect, PGliteDriver } from 'kysely';

/**
 * Kysely's dialect for PGlite, but for its one connection that is lent to one user at a time: then the engine would wait
 * for this thread between any two statements, and this thread is busy with calls. All are sent at once, and queue
 * where they are done; the engine itself isolates a transaction.
 */
export class EngineDialect extends PGliteDialect {
  readonly #engine: PGlite;

  constructor(engine: PGlite) {
    super({ pglite: engine });
    this.#engine = engine;
  }

  override createAdapter(): PGliteAdapter {
    return new ManyUsersAdapter();
  }

  override createDriver(): PGliteDriver {
    return new ManyUsersDriver(this.#engine);
  }
}

class ManyUsersAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class ManyUsersDriver extends PGliteDriver {
  readonly #engine: PGlite;

  constructor(engine: PGlite) {
    super({ pglite: engine });
    this.#engine = engine;
  }

  /** What knows of one user's transaction, and nothing else. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const own = new PGliteDriver({ pglite: this.#engine });
    await own.init();
    return own.acquireConnection();
  }
}
