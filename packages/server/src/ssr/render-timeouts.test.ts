import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createRenderer } from './render.ts';

/** The content of a page that is rendered from one read while its session cannot be read. */
async function renderedFrom(
  url: string,
  timeouts: { timeoutMs?: number; sessionMs: number },
): Promise<{ content: unknown; isLacking: boolean }> {
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
  app.get('/fails', (_, reply) => reply.code(503).send());
  app.get('/refuses', (_, reply) => reply.code(404).send());
  app.get('/hangs', () => new Promise(() => {}));
  app.get('/', async (request, reply) => {
    const { page, isLacking } = await render(request, reply);
    return { content: JSON.parse(page?.root ?? 'null') as unknown, isLacking };
  });
  return (await app.inject({ url: '/', headers: { cookie: 'token=abc' } })).json();
}

it('does not wait for a read that hangs: the browser will', async () => {
  expect(await renderedFrom('/hangs', { timeoutMs: 10, sessionMs: 10 })).toEqual({ content: { signedIn: 'unknown' }, isLacking: true });
});

it('renders what everybody may read without waiting for the session', async () => {
  expect(await renderedFrom('/answers', { sessionMs: 10 })).toEqual({
    content: { signedIn: 'unknown', answer: ['answer'] },
    isLacking: false,
  });
});

it.each([
  ['/fails', true],
  ['/refuses', false],
] as const)('knows what a page lacks: a read that %s', async (url, isLacking) => {
  expect(await renderedFrom(url, { sessionMs: 10 })).toEqual({ content: { signedIn: 'unknown' }, isLacking });
});
