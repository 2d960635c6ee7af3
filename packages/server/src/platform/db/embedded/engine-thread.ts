import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { beginTransaction, type EngineTransaction } from './engine-transaction.ts';
import {
  type EngineFailure,
  type EngineOptions,
  type EngineReply,
  type EngineRequest,
  type EngineResult,
  millisecondsNow,
} from './messages.ts';
import { openEngine } from './open-engine.ts';

/** A statement outside of a transaction. */
type Alone = EngineRequest & { kind: 'query'; transaction: null };

/** The worker thread that runs PostgreSQL, so that a long query does not stop the HTTP server. */
const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread');

const post = (reply: EngineReply): void => port.postMessage(reply);
let isDead = false;
const die = (error: unknown): void => {
  isDead = true;
  post({ kind: 'dead', message: failureOf(error).message });
};

// Otherwise Node would print the error with its source line: half a megabyte of minified code.
process.on('uncaughtException', die);

try {
  const engine = await openEngine(workerData as EngineOptions);
  const transactions = new Map<number, EngineTransaction>();

  /** Settles when all queries so far are done: a query outside of a transaction waits for it. */
  let line: Promise<unknown> = Promise.resolve();
  const inLine = (request: Alone) => {
    const done = line.then(() => {
      if (millisecondsNow() > request.until) throw new Error('Nobody waits for this statement any more');
      return engine.query(request.sql, request.params);
    });
    line = done.catch(() => {});
    return done;
  };
  const begin = async (id: number): Promise<void> => {
    const started = line.then(() => beginTransaction(engine));
    line = started.then(({ ended }) => ended).catch(() => {});
    transactions.set(id, await started);
  };
  const query = async (request: EngineRequest & { kind: 'query' }): Promise<EngineResult> => {
    const { rows, affectedRows, fields } = await (request.transaction === null
      ? inLine(request)
      : openOne(request.transaction).query(request.sql, request.params));
    return { rows, affectedRows, fields };
  };
  const openOne = (id: number): EngineTransaction => {
    const transaction = transactions.get(id);
    if (!transaction) throw new Error('The transaction is over');
    return transaction;
  };
  const end = async (id: number, how: 'commit' | 'rollback'): Promise<void> => {
    const transaction = openOne(id);
    transactions.delete(id);
    await transaction[how]();
  };

  const run = async (request: EngineRequest): Promise<EngineResult> => {
    if (request.kind === 'query') return query(request);
    if (request.kind === 'begin') await begin(request.transaction);
    else await end(request.transaction, request.kind);
    return { rows: [], affectedRows: undefined, fields: [] };
  };

  port.on('message', (request: EngineRequest | 'close') => {
    // The error that ended the engine may be followed by others, which nobody waits for any more.
    if (isDead) return;
    if (request === 'close') void line.then(() => engine.close()).then(() => process.exit(0), die);
    else {
      run(request).then(
        (result) => post({ kind: 'result', id: request.id, result }),
        (error: unknown) => (isFatal(error) ? die(error) : post({ kind: 'failure', id: request.id, failure: failureOf(error) })),
      );
    }
  });
  post({ kind: 'ready' });
} catch (error) {
  die(error);
}

/** After a panic (the disk is full or broken) or a crash of the WebAssembly, any further query may hang for ever. */
function isFatal(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  return ['FATAL', 'PANIC'].includes(failureOf(error).severity ?? '');
}

function failureOf(error: unknown): EngineFailure {
  // The file system of the WebAssembly throws plain objects.
  if (!(error instanceof Error)) return { message: inspect(error, { breakLength: Infinity, depth: 0 }) };
  const { message, code, severity, detail, hint, schema, table, column, constraint, position } = error as EngineFailure;
  return { message, code, severity, detail, hint, schema, table, column, constraint, position };
}
