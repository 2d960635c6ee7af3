import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { warnOfUnknownProxy } from './unknown-proxy.ts';

/** The warnings of a server after two calls through a proxy. */
async function warnings(trustProxy: number | boolean): Promise<string[]> {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  warnOfUnknownProxy(app, { trustProxy });
  app.get('/', async () => 'ok');
  await app.inject('/');
  expect(lines).toEqual([]);
  for (const address of ['198.51.100.1', '198.51.100.2']) await app.inject({ url: '/', headers: { 'x-forwarded-for': address } });
  await app.close();
  return lines;
}

test('a proxy that is not configured is reported once, one that is never', async () => {
  expect(await warnings(false)).toEqual([expect.stringContaining('set TRUST_PROXY')]);
  expect(await warnings(1)).toEqual([]);
});
