import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { testOptions } from '../../../test/support/test-options.ts';
import { createTestPorts } from '../../../test/support/world.ts';

const metricsToken = 'a-token-of-the-monitoring';
let world: Awaited<ReturnType<typeof createTestPorts>>;
let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  world = await createTestPorts({ engine: 'embedded' });
  app = await createApp(world, { ...testOptions, metricsToken });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const ask = (authorization?: string) => app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

it('reports how long the calls took, by route and not by address', async () => {
  for (const url of ['/photographers/1', '/photographers/2', '/nowhere/at-all', '/nowhere/else?token=secret']) await app.inject(url);
  const answer = await ask(`Bearer ${metricsToken}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  const counts = answer.body.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'));
  expect(counts).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/photographers/:id",status="404"} 2',
    'http_request_duration_seconds_count{method="GET",route="none",status="404"} 2',
  ]);
  expect(answer.body).toContain('nodejs_eventloop_lag_seconds');
  expect(answer.body).not.toContain('secret');
});

it.each([undefined, '', 'Bearer', 'Bearer another-token', metricsToken])('is not there for %j', async (authorization) => {
  expect((await ask(authorization)).statusCode).toBe(404);
});

it('is not there at all without a token in the configuration', async () => {
  const plain = await createApp(world, testOptions);
  expect((await plain.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } })).statusCode).toBe(404);
  await plain.close();
});
