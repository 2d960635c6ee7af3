import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createRenderer } from './render.ts';

/** The content of a page that is rendered from one read while its session cannot be read. */
async function renderedFrom(url: string, timeouts: { timeoutMs?: number; sessionMs: number }): Promise<unknown> {
  const app = Fastify();
  const render = createRenderer(app, {
    renderPage: async ({ read, signedIn }) => {
      const root = JSON.stringify({ signedIn, answer: await read(url) });
      return { head: '', root, styles: [], isOwn: false };
    },
    guard: async () => {},
    summaryOf: () => new Promise(() => {}),
    ...timeouts,
  });
  app.get('/answers', () => ['answer']);
  app.get('/hangs', () => new Promise(() => {}));
  app.get('/', async (request, reply) => (await render(request, reply))?.root);
  return (await app.inject({ url: '/', headers: { cookie: 'token=abc' } })).json();
}

it('does not wait for a read that hangs: the browser will', async () => {
  expect(await renderedFrom('/hangs', { timeoutMs: 10, sessionMs: 10 })).toEqual({ signedIn: 'unknown' });
});

it('renders what everybody may read without waiting for the session', async () => {
  expect(await renderedFrom('/answers', { sessionMs: 10 })).toEqual({ signedIn: 'unknown', answer: ['answer'] });
});
