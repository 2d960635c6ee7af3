import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, type PoolClient, TypeOverrides, types as postgresTypes } from 'pg';
import { errorCode, StartupError } from '../process/startup-error.ts';
import type { Database } from './database.ts';
import type { OpenDatabase } from './open-database.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const OLDEST_VERSION = 13;
/** Twice as long as a page waits for its answer: nobody waits longer. */
const STATEMENT_MS = 30_000;
/** A connection that brings no answer for this much longer is closed. */
const SILENCE_MS = 5_000;

export interface PostgresOptions {
  /** Called when a connection was lost. */
  warn?: (line: string) => void;
  /** Milliseconds that one statement may take, including its waiting for locks; 0: as long as it needs. */
  statementMs?: number;
}

/** Opens the PostgreSQL server at `url`, and makes sure that it answers. Any number of processes may use it. */
export async function openPostgres(
  url: string,
  { warn = () => {}, statementMs = STATEMENT_MS }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: javascriptTypes(),
    keepAlive: true,
    // The server ends statements that take too long; when it cannot be reached, this side does.
    ...(statementMs > 0 && {
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: statementMs,
      query_timeout: statementMs + SILENCE_MS,
    }),
  });
  // The pool replaces an idle connection that breaks (the server restarts); without a listener, the event would end the process.
  pool.on('error', (error) => warn(`A database connection was lost: ${error.message}`));
  // A connection that is checked out but idle at that moment is not the pool's: its next query fails, and it is not used again.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    limitSilence(client);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { rows } = await sql<{ version: number; encoding: string }>`
      select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`.execute(db);
    const { version = 0, encoding = '' } = rows[0] ?? {};
    if (version < OLDEST_VERSION) {
      throw new StartupError(`DATABASE_URL leads to PostgreSQL ${version}; this server needs version ${OLDEST_VERSION} or newer.`);
    }
    // In other encodings Russian letters count double, or cannot be stored: texts that the contract allows would be refused late.
    if (encoding !== 'UTF8') throw new StartupError(`DATABASE_URL leads to a database of ${encoding}; create it with encoding 'UTF8'.`);
  } catch (error) {
    await db.destroy();
    throw error instanceof StartupError ? error : new StartupError(refusal(error), { cause: error });
  }
  return { db, crashed: new Promise(() => {}), close: () => db.destroy() };
}

/**
 * Closes a connection that has brought no answer in time. The next call would otherwise be blocked by it for a quarter of an hour, until TCP itself
 * takes it for lost.
 */
function limitSilence(client: PoolClient): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
  const queryOrTimeOut = (...args: unknown[]): unknown => {
    const answer = ask(...args);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') client.end().catch(() => {});
      });
    }
    return answer;
  };
  client.query = queryOrTimeOut as typeof client.query;
}

/** 64-bit numbers and decimals as numbers, dates as text: the same values as with the embedded engine. */
function javascriptTypes(): TypeOverrides {
  const types = new TypeOverrides();
  types.setTypeParser(postgresTypes.builtins.INT8, Number);
  types.setTypeParser(postgresTypes.builtins.NUMERIC, Number);
  types.setTypeParser(postgresTypes.builtins.DATE, String);
  return types;
}

/** One sentence that an operator can act on. It does not repeat the URL, which may contain a password. */
function refusal(error: unknown): string {
  switch (errorCode(error)) {
    case 'ECONNREFUSED':
      return 'DATABASE_URL leads to a place where no PostgreSQL answers: check the host and the port, and whether the server is running.';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'DATABASE_URL names a host that cannot be found: check its spelling.';
    case '28P01':
    case '28000':
      return 'PostgreSQL refused the user name or the password of DATABASE_URL.';
    case '3D000':
      return 'The database that DATABASE_URL names does not exist: create it first.';
    default:
      return `PostgreSQL at DATABASE_URL cannot be used: ${error instanceof Error && error.message ? error.message : 'no answer'}.`;
  }
}
