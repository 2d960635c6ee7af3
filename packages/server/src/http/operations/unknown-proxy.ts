import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../../platform/ports.ts';

/** Warns once when calls come through a proxy that is not configured: their addresses are all its own then. */
export function warnOfUnknownProxy(app: FastifyInstance, { trustProxy }: Pick<AppOptions, 'trustProxy'>): void {
  if (trustProxy) return;
  let isSaid = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    log.warn('A call has X-Forwarded-For, and TRUST_PROXY is off. Behind a proxy all visitors share the rates of one: set TRUST_PROXY.');
  });
}
