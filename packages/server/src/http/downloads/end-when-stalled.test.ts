import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import { signAddresses } from '../../platform/sign-addresses.ts';
import { soon } from '../../../test/support/soon.ts';
import { createDownloadLimit } from '../limits/download-limit.ts';
import { endStalledAnswers } from './end-when-stalled.ts';
import { answerError } from '../errors/errors.ts';
import { serveMedia } from './media.ts';

/** Milliseconds after which the server of these tests disconnects a client that reads nothing. */
const TIMEOUT_MS = 50;
/** Downloads of one person that are sent at the same time. */
const OF_ONE = 30;
const LONG = 1e12;
const [image, download, short, late] = ['/media/photos/ab/cd.jpg', '/download', '/short', '/late'];

let app: FastifyInstance;
let base: string;
/** Files that are being read from the storage. */
let open: number;
/** Downloads that began when their callers had left. */
let gone: number;

/** More than any connection holds. */
function endless(): Readable {
  open += 1;
  return new Readable({
    read() {
      this.push(Buffer.alloc(65_536));
    },
  }).once('close', () => (open -= 1));
}

beforeEach(async () => {
  [open, gone] = [0, 0];
  app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler(answerError);
  const files = { open: async () => ({ bytes: LONG, content: endless() }) } as unknown as FileStorage;
  endStalledAnswers(app, TIMEOUT_MS);
  serveMedia(app, files, signAddresses('only for tests', systemClock));
  const limit = createDownloadLimit(TIMEOUT_MS);
  app.get(download, async (_, reply) => {
    limit.enter('photographer 1', reply.raw);
    return reply.header('content-length', LONG).send(endless());
  });
  app.get(short, async ({ raw: { socket } }, reply) => {
    const before = socket.timeout ?? 0;
    limit.enter('photographer 1', reply.raw);
    return reply.send(`${before}, ${socket.timeout}`);
  });
  app.get(late, async (_, reply) => {
    await once(reply.raw, 'close');
    limit.enter('photographer 1', reply.raw);
    gone += 1;
    return reply.send('not read');
  });
  base = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

/** Sends a request, and takes only the headers of the answer until it is read. */
async function ask(path: string, agent: Agent | false = false): Promise<IncomingMessage> {
  const request = get(new URL(path, base), { agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response.on('error', () => {});
}
const connections = () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));

it.each([
  ['an image', image],
  ['a download', download],
])('a client that reads nothing of %s is disconnected, and the file is closed', async (_, path) => {
  const { statusCode } = await ask(path);
  expect(statusCode).toBe(200);
  await soon(async () => expect([open, await connections()]).toEqual([0, 0]));
});

it('the slots of downloads that nobody reads are free again', async () => {
  for (let round = 0; round < 2; round += 1) {
    const requested = await Promise.all(Array.from({ length: OF_ONE }, () => ask(download)));
    expect(new Set(requested.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await soon(async () => expect([open, await connections()]).toEqual([0, 0]));
  }
});

it('a client that has left before a download begins takes no slot', async () => {
  const requested = Array.from({ length: OF_ONE }, () => get(new URL(late, base), { agent: false }).on('error', () => {}));
  await soon(async () => expect(await connections()).toBe(OF_ONE));
  for (const request of requested) request.destroy();
  await soon(() => expect(gone).toBe(OF_ONE));
  expect((await ask(download)).statusCode).toBe(200);
});

it('the next answer on the same connection has its own time', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 0; turn < 2; turn += 1) expect(await text(await ask(short, agent))).toBe(`0, ${TIMEOUT_MS}`);
  expect(await connections()).toBe(1);
  agent.destroy();
});

describe('an answer that is there as a whole', () => {
  /** Long enough for a slow reader: the system reports received bytes by the megabyte. */
  const timeoutMs = 500;
  /** More bytes than a connection buffers. */
  const many = 33_554_432;
  let taken: number;

  beforeEach(async () => {
    await app.close();
    taken = 0;
    app = Fastify({ forceCloseConnections: true });
    endStalledAnswers(app, timeoutMs);
    app.get('/rows', async () => ({ rows: 'a'.repeat(many) }));
    app.get('/few', async () => ({ rows: [] }));
    app.get('/long', async () => delay(2 * timeoutMs, { rows: [] }));
    app.addHook('onResponse', async () => void (taken += 1));
    base = await app.listen({ host: '127.0.0.1', port: 0 });
  });

  it.each([
    ['alone', ['/rows'], 0],
    ['behind another one on the same connection', ['/few', '/rows'], 1],
  ])('ends with the connection of a client that reads nothing of it, %s', async (_, paths, before) => {
    const { port } = app.server.address() as AddressInfo;
    const caller = connect(port, '127.0.0.1').on('error', () => {});
    caller.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
    await soon(() => expect(taken).toBe(before));
    await soon(async () => expect(await connections()).toBe(1));
    await soon(async () => expect(await connections()).toBe(0));
    caller.destroy();
  });

  it('is sent to the end to a slow reader', async () => {
    const began = performance.now();
    const response = await ask('/rows');
    let bytes = 0;
    for await (const chunk of response) {
      bytes += (chunk as Buffer).length;
      await delay(5);
    }
    expect(bytes).toBeGreaterThan(many);
    expect(performance.now() - began).toBeGreaterThan(2 * timeoutMs);
  });

  it('may take as long as it needs before it begins, also behind another one', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const path of ['/few', '/long', '/long']) expect(await text(await ask(path, agent))).toMatch('rows');
    expect(await connections()).toBe(1);
    agent.destroy();
  });
});
