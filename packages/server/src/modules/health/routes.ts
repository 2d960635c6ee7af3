import type { FastifyInstance } from 'fastify';
import type { AppOptions, Ports } from '../../platform/ports.ts';
import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import { sharedAnswer } from '../../platform/concurrency/shared-answer.ts';
import { missingColumns } from '../../platform/db/missing-columns.ts';

/** Milliseconds for which one check serves all requests, those of strangers too. */
const SHARED_MS = 1_000;
/** Milliseconds: a load balancer asks every few seconds, and must get an answer. */
const DATABASE_TIMEOUT_MS = 2_000;
/** Shorter: the storage's state does not decide the answer, and a late answer may count as a failure. */
const STORAGE_TIMEOUT_MS = 500;

interface Readiness {
  /** Throws, in bounded time, when the database cannot be used. */
  requireDatabase: () => Promise<void>;
  /** Throws, in bounded time, when the storage of files cannot be reached. */
  requireStorage: () => Promise<void>;
}

/** Checks the database and the storage once for all requests at about the same time. A storage that does not answer is not checked again before it has. */
function watchReadiness({ db, files, clock }: Pick<Ports, 'db' | 'files' | 'clock'>): Readiness {
  // Each check has a timeout: one connection may be dead while the others, or the database by now, work.
  const lookAtDatabase = sharedAnswer(clock, SHARED_MS, () => inTime('the database', DATABASE_TIMEOUT_MS, requireTables(db)));
  const lookAtStorage = sharedAnswer(clock, SHARED_MS, () => files.check());
  return {
    requireDatabase: lookAtDatabase,
    requireStorage: () => inTime('the storage of files', STORAGE_TIMEOUT_MS, lookAtStorage()),
  };
}

async function requireTables(db: Ports['db']): Promise<void> {
  const missing = await missingColumns(db);
  if (missing.length > 0) throw new Error(`it lacks ${missing.join(', ')}`);
}

async function inTime(what: string, timeoutMs: number, work: Promise<void>): Promise<void> {
  const late = delay(timeoutMs, undefined, { ref: false })
    // If the process itself was suspended, an answer that has arrived meanwhile counts.
    .then(() => turn())
    .then(() => {
      throw new Error(`no answer in ${timeoutMs} ms`);
    });
  try {
    await Promise.race([work, late]);
  } catch (error) {
    throw new Error(`Nothing can be done with ${what}`, { cause: error });
  }
}

/**
 * `/healthz`: the process answers. `/readyz`: the database works and the process is not about to stop. The state of the storage is only reported: all
 * processes share it, and most calls do not need it, so a load balancer would take out all of them at once and stop what still works. Not calls of
 * the contract.
 */
export function serveHealth(app: FastifyInstance, ports: Ports, { isStopping = () => false }: AppOptions): void {
  const { requireDatabase, requireStorage } = watchReadiness(ports);
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const [database, files] = await Promise.allSettled([requireDatabase(), requireStorage()]);
    if (files.status === 'rejected') request.log.warn({ err: files.reason as unknown }, 'The storage of files is down');
    const storage = files.status === 'fulfilled' ? 'ok' : 'unavailable';
    if (database.status === 'fulfilled') return reply.send({ status: 'ok', storage });
    request.log.warn({ err: database.reason as unknown }, 'The server is not ready');
    return reply.code(503).send({ status: 'unavailable', storage });
  });
}
