import type { FastifyInstance } from 'fastify';
import type { AppOptions, Ports } from '../../platform/ports.ts';
import { watchReadiness } from './readiness.ts';

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
    if (files.status === 'rejected') request.log.warn({ err: files.reason as unknown }, 'The storage of files is away');
    const storage = files.status === 'fulfilled' ? 'ok' : 'unavailable';
    if (database.status === 'fulfilled') return reply.send({ status: 'ok', storage });
    request.log.warn({ err: database.reason as unknown }, 'The server is not ready');
    return reply.code(503).send({ status: 'unavailable', storage });
  });
}
