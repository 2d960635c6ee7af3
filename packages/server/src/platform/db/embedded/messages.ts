/** The messages between the two threads. */
export type EngineTask =
  | { kind: 'query'; sql: string; params: unknown[]; transaction: number }
  /** Outside of a transaction; not started after `until` by `millisecondsNow`, when nobody waits for it any more. */
  | { kind: 'query'; sql: string; params: unknown[]; transaction: null; until: number }
  | { kind: 'begin' | 'commit' | 'rollback'; transaction: number };
export type EngineRequest = EngineTask & { id: number };

/** The fields of a PostgreSQL error that rules look at, under the names of `pg`. */
export interface EngineFailure {
  message: string;
  code?: string | undefined;
  severity?: string | undefined;
  detail?: string | undefined;
  hint?: string | undefined;
  schema?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
  constraint?: string | undefined;
  position?: string | undefined;
}

export interface EngineResult {
  rows: unknown[];
  affectedRows: number | undefined;
  fields: { name: string; dataTypeID: number }[];
}

export type EngineReply =
  | { kind: 'ready' }
  | { kind: 'dead'; message: string }
  | { kind: 'result'; id: number; result: EngineResult }
  | { kind: 'failure'; id: number; failure: EngineFailure };

export interface EngineOptions {
  folder: string;
  durable: boolean;
}

/** The same clock in both threads. */
export const millisecondsNow = (): number => Number(process.hrtime.bigint() / 1_000_000n);
