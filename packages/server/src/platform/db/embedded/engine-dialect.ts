import { type DatabaseConnection, type PGlite, PGliteAdapter, PGliteDialect, PGliteDriver } from 'kysely';

/**
 * A Kysely dialect for PGlite. Kysely's own lends its one connection to one user at a time, so that between two statements the engine would wait for
 * this busy thread. Here all statements are sent at once and queue in the engine's thread; the engine itself isolates transactions.
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

  /** The state of one user's transaction. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const own = new PGliteDriver({ pglite: this.#engine });
    await own.init();
    return own.acquireConnection();
  }
}
