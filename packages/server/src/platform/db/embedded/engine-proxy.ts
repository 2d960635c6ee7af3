import { Worker } from 'node:worker_threads';
import type { PGlite, PGliteQueryResults, PGliteTransaction } from 'kysely';
import { EngineError } from './engine-error.ts';
import {
  type EngineOptions,
  type EngineReply,
  type EngineRequest,
  type EngineResult,
  type EngineTask,
  millisecondsNow,
} from './messages.ts';

/** Maintenance statements have no time limit. */
const upkeep = /^\s*(vacuum|analyze|checkpoint)\b/i;
/** The same error as PostgreSQL's statement_timeout. The engine has none, because nothing can interrupt it. */
const tooLong = { code: '57014', message: 'A statement has taken too long; the embedded database goes on with it' };

interface Pending {
  resolve: (result: EngineResult) => void;
  reject: (error: Error) => void;
}

/**
 * The engine as this thread sees it: the interface that Kysely's PGlite dialect requires. Every query queues in the engine's thread; a running
 * transaction comes before every query outside of it.
 */
export class EngineProxy implements PGlite {
  ready = false;
  closed = false;
  readonly waitReady: Promise<void>;
  /** Settles with the reason when the engine crashes; the server must then stop. */
  readonly crashed: Promise<string>;
  readonly #worker: Worker;
  readonly #exited: Promise<void>;
  readonly #statementMs: number;
  readonly #pending = new Map<number, Pending>();
  #nextId = 1;
  #nextTransaction = 1;
  #crash: string | null = null;

  /** `statementMs`: how long a caller outside of a transaction waits; 0: as long as it takes. */
  constructor(options: EngineOptions, statementMs = 0) {
    this.#statementMs = statementMs;
    // The engine's errors are answered to their callers; its notices are of no use in the log.
    this.#worker = new Worker(new URL('./engine-thread.ts', import.meta.url), {
      workerData: options,
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    // The streams must be read, or their buffers would grow.
    this.#worker.stdout.resume();
    this.#worker.stderr.resume();
    const ready = Promise.withResolvers<void>();
    const crashed = Promise.withResolvers<string>();
    const exited = Promise.withResolvers<void>();
    this.waitReady = ready.promise;
    this.crashed = crashed.promise;
    this.#exited = exited.promise;
    // Only the code that opens the engine waits for it.
    this.waitReady.catch(() => {});

    const die = (reason: string): void => {
      void this.#worker.terminate();
      if (this.closed || this.#crash !== null) return;
      this.#crash = reason;
      const error = new Error(`The embedded database has stopped: ${reason}`);
      ready.reject(error);
      for (const { reject } of this.#pending.values()) reject(error);
      this.#pending.clear();
      crashed.resolve(reason);
    };
    this.#worker.on('message', (reply: EngineReply) => {
      if (reply.kind === 'dead') die(reply.message);
      else if (reply.kind === 'ready') {
        this.ready = true;
        ready.resolve();
      } else {
        const pending = this.#pending.get(reply.id);
        this.#pending.delete(reply.id);
        if (reply.kind === 'result') pending?.resolve(reply.result);
        else pending?.reject(new EngineError(reply.failure));
      }
    });
    this.#worker.on('error', (error) => die(error instanceof Error ? error.message : String(error)));
    this.#worker.on('exit', () => {
      die('its thread ended');
      exited.resolve();
    });
  }

  query<T>(sql: string, params: unknown[] = []): Promise<PGliteQueryResults<T>> {
    const limitMs = upkeep.test(sql) ? 0 : this.#statementMs;
    const until = limitMs === 0 ? Infinity : millisecondsNow() + limitMs;
    return this.#query({ kind: 'query', sql, params, transaction: null, until }, limitMs);
  }

  async transaction<T>(callback: (transaction: PGliteTransaction) => Promise<T>): Promise<T> {
    const id = this.#nextTransaction++;
    const rollback = async (): Promise<void> => {
      await this.#ask({ kind: 'rollback', transaction: id });
    };
    try {
      await this.#ask({ kind: 'begin', transaction: id });
    } catch (error) {
      // Kysely only waits until the callback is called, and sees an error at a later statement: many may be waiting when the engine crashes.
      return callback({ query: () => Promise.reject(error), rollback: () => Promise.resolve() });
    }
    let result: T;
    try {
      // Without a time limit: ending the transaction would have to wait for the statement all the same.
      result = await callback({ query: (sql, params = []) => this.#query({ kind: 'query', sql, params, transaction: id }), rollback });
    } catch (error) {
      await rollback();
      throw error;
    }
    await this.#ask({ kind: 'commit', transaction: id });
    return result;
  }

  async close(): Promise<void> {
    if (!this.closed) {
      this.closed = true;
      if (this.#crash === null) this.#report('close');
    }
    await this.#exited;
  }

  async #query<T>(statement: EngineTask & { kind: 'query' }, limitMs = 0): Promise<PGliteQueryResults<T>> {
    const { rows, affectedRows, fields } = await this.#ask(statement, limitMs);
    return { rows: rows as T[], fields, ...(affectedRows === undefined ? {} : { affectedRows }) };
  }

  async #ask(task: EngineTask, limitMs = 0): Promise<EngineResult> {
    if (this.#crash !== null || this.closed) throw new Error('The embedded database has stopped');
    const { promise, resolve, reject } = Promise.withResolvers<EngineResult>();
    const request: EngineRequest = { ...task, id: this.#nextId++ };
    // The message is posted first: parameters that cannot be cloned must not leave a pending promise.
    this.#report(request);
    this.#pending.set(request.id, { resolve, reject });
    if (limitMs === 0) return promise;
    const timer = setTimeout(() => reject(new EngineError(tooLong)), limitMs);
    return promise.finally(() => clearTimeout(timer));
  }

  #report(message: EngineRequest | 'close'): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window: it has no origin
    this.#worker.postMessage(message);
  }
}
