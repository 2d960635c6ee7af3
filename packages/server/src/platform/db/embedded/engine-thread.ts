import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { engineTransaction } from './engine-transaction.ts';
import type { EngineFailure, EngineOptions, EngineReply, EngineRequest, EngineResult } from './messages.ts';
import { openEngine } from './open-engine.ts';

/** The worker thread that runs PostgreSQL, so that a long query does not stop the HTTP server. */
const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread');

const say = (reply: EngineReply): void => port.postMessage(reply);
const die = (error: unknown): void => say({ kind: 'dead', message: failureOf(error).message });

// Left alone, Node would print the error with its source line: half a megabyte of minified code.
process.on('uncaughtException', die);

try {
  const engine = await openEngine(workerData as EngineOptions);
  const transaction = engineTransaction(engine);

  const run = async (request: EngineRequest): Promise<EngineResult> => {
    if (request.kind !== 'query') {
      await transaction[request.kind]();
      return { rows: [], affectedRows: undefined, fields: [] };
    }
    const { rows, affectedRows, fields } = await (transaction.open() ?? engine).query(request.sql, request.params);
    return { rows, affectedRows, fields };
  };

  port.on('message', (request: EngineRequest | 'close') => {
    if (request === 'close') void engine.close().then(() => process.exit(0), die);
    else {
      run(request).then(
        (result) => say({ kind: 'result', id: request.id, result }),
        (error: unknown) => (isFatal(error) ? die(error) : say({ kind: 'failure', id: request.id, failure: failureOf(error) })),
      );
    }
  });
  say({ kind: 'ready' });
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
