import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeInTime, shutdownSignalOf } from './shutdown.ts';

describe('a server that stops', () => {
  let app: FastifyInstance;
  let shutdownSignal: AbortSignal;
  let url: string;
  beforeEach(async () => {
    app = Fastify();
    shutdownSignal = shutdownSignalOf(app);
    app.get('/long', async () => {
      await new Promise((resolve) => shutdownSignal.addEventListener('abort', resolve));
      return 'ended early';
    });
    app.get('/endless', async (_, reply) => {
      const body = new PassThrough();
      body.write('and so on');
      return reply.send(body);
    });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  it('signals long calls, answers them, and does not wait for their connections', async () => {
    const { port } = new URL(url);
    const caller = connect(Number(port), '127.0.0.1');
    caller.write('GET /long HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n');
    let received = '';
    caller.setEncoding('utf8').on('data', (text: string) => (received += text));
    await once(app.server, 'request');
    await Promise.all([closeInTime(app), once(caller, 'close')]);
    expect(received).toContain('ended early');
  });

  it('ends calls after a while that would never end', async () => {
    const answer = await fetch(`${url}/endless`);
    await Promise.all([closeInTime(app, 100), expect(answer.text()).rejects.toThrow('terminated')]);
  });
});
