import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

it.each([
  [false, '127.0.0.1'],
  [0, '127.0.0.1'],
  [1, '203.0.113.9'],
  [2, '198.51.100.7'],
  [true, '192.0.2.1'],
])('with %s proxies in front, the caller is %s', async (proxies, caller) => {
  const app = Fastify({ trustProxy: trustedProxies(proxies) });
  app.get('/', (request) => request.ip);
  const { body } = await app.inject({ url: '/', headers: { 'x-forwarded-for': '192.0.2.1, 198.51.100.7, 203.0.113.9' } });
  expect(body).toBe(caller);
  await app.close();
});
