import type { FastifyInstance } from 'fastify';
import type { Ports } from '../../ports.ts';
import { isMigrated } from './repository.ts';

/** `/healthz`: the process answers. `/readyz`: it can work, since its database does. Not calls of the contract. */
export function serveHealth(app: FastifyInstance, { db }: Ports): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const isReady = await isMigrated(db).catch((error: unknown) => {
      request.log.warn({ err: error }, 'The database does not answer');
      return false;
    });
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable' });
  });
}
