import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { drawing } from './draw.ts';

/** What a page says that is drawn from one read, while whose it is cannot be found out. */
async function drawnFrom(url: string, patience: { patienceMs?: number; faceMs: number }): Promise<unknown> {
  const app = Fastify();
  const draw = drawing(app, {
    drawPage: async ({ read, signedIn }) => {
      const root = JSON.stringify({ signedIn, answer: await read(url) });
      return { head: '', root, styles: [], isComplete: true, isOwn: false };
    },
    guard: async () => {},
    faceOf: () => new Promise(() => {}),
    ...patience,
  });
  app.get('/answers', () => ['answer']);
  app.get('/hangs', () => new Promise(() => {}));
  app.get('/', async (request, reply) => (await draw(request, reply))?.root);
  return (await app.inject({ url: '/', headers: { cookie: 'token=abc' } })).json();
}

it('does not wait for a read that hangs: the browser will', async () => {
  expect(await drawnFrom('/hangs', { patienceMs: 10, faceMs: 10 })).toEqual({ signedIn: 'unknown' });
});

it('loses nothing that everybody may read to whose page it is', async () => {
  expect(await drawnFrom('/answers', { faceMs: 10 })).toEqual({ signedIn: 'unknown', answer: ['answer'] });
});
