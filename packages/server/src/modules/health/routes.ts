import type { FastifyInstance } from 'fastify';
import { sharedAnswer } from '../../platform/shared-answer.ts';
import type { AppOptions, Ports } from '../../ports.ts';
import { requireReady } from './readiness.ts';

/** Milliseconds for which one look serves all who ask, strangers among them. */
const SHARED_MS = 1_000;

/**
 * `/healthz`: the process answers. `/readyz`: it can work, since its database and its storage do, and it is not about
 * to stop. Not calls of the contract.
 */
export function serveHealth(app: FastifyInstance, ports: Ports, { isStopping = () => false }: AppOptions): void {
  const look = sharedAnswer(ports.clock, SHARED_MS, () => requireReady(ports));
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await look();
      return await reply.send({ status: 'ok' });
    } catch (error) {
      request.log.warn({ err: error }, 'The server is not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
