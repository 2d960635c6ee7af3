import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { Refusal, sentences } from '@portal/api';

/** Seconds: from a light call to the longest archive. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 300];

/**
 * `/metrics` for Prometheus, for requests with the token; without the token, or without one in the configuration, it is not found. It reports the
 * duration of calls by method, route and status, and the state of the process (memory, event loop). Not a call of the contract. Must be registered
 * before the routes, because only later ones are measured.
 */
export function serveMetrics(app: FastifyInstance, token: string): void {
  if (token === '') return;
  const expected = digest(`Bearer ${token}`);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long a call took until the last byte of its answer, by its route as it is written in the contract.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode: status, elapsedTime }) => {
    // There is no limit to the number of unknown addresses, so they are counted as one route.
    duration.observe({ method, route: routeOptions.url ?? 'none', status }, elapsedTime / 1000);
  });
  app.get('/metrics', async ({ headers }, reply) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) throw new Refusal(404, sentences.notFound);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
