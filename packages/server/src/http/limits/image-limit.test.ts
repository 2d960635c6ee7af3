import { once } from 'node:events';
import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { sentences } from '@portal/api';
import { systemClock } from '../../platform/clock.ts';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import { signAddresses } from '../../platform/sign-addresses.ts';
import { soon } from '../../../test/support/soon.ts';
import { answerError } from '../errors/errors.ts';
import { serveMedia } from '../downloads/media.ts';
import { createImageLimit } from './image-limit.ts';

/** Images that are sent to one address. */
const OF_ONE = 60;
const LONG = 1e12;
const [anna, boris] = ['192.0.2.1', '192.0.2.2'];

let app: FastifyInstance;
let base: string;
/** How many files of it are being read. */
let storage: { open: number };
/** Calls that have come. */
let requested: number;

/** More than any connection holds. */
function endless(own: typeof storage): Readable {
  own.open += 1;
  return new Readable({
    read() {
      this.push(Buffer.alloc(65_536));
    },
  }).once('close', () => (own.open -= 1));
}

async function start(timeoutMs?: number): Promise<void> {
  const own = { open: 0 };
  [storage, requested] = [own, 0];
  app = Fastify({ forceCloseConnections: true, trustProxy: true });
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async () => void (requested += 1));
  const files = {
    open: async () => ({ bytes: LONG, content: endless(own) }),
    stat: async (key: string) => ({ key, bytes: LONG, modifiedAt: new Date(0) }),
  } as unknown as FileStorage;
  serveMedia(app, files, signAddresses('only for tests', systemClock), createImageLimit(timeoutMs));
  base = await app.listen({ host: '127.0.0.1', port: 0 });
}
afterEach(() => app.close());

/** Requests an image and reads nothing of it. */
function ask(address: string, headers: Record<string, string> = {}): ClientRequest {
  const url = new URL('/media/photos/ab/cd.jpg', base);
  return get(url, { agent: false, headers: { 'x-forwarded-for': address, ...headers } }).on('error', () => {});
}
async function answered(request: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response.on('error', () => {});
}
/** Every place of an address is taken. */
async function fill(address: string): Promise<ClientRequest[]> {
  const requests = Array.from({ length: OF_ONE }, () => ask(address));
  for (const { statusCode } of await Promise.all(requests.map(answered))) expect(statusCode).toBe(200);
  return requests;
}

it('a client that reads nothing of its images holds so many, and the next one comes when one of them is gone', async () => {
  await start();
  const [first] = await fill(anna);
  const late = answered(ask(anna));
  await soon(() => expect(requested).toBe(OF_ONE + 1));
  expect((await answered(ask(boris))).statusCode).toBe(200);
  expect((await answered(ask(anna, { 'if-none-match': '*' }))).statusCode).toBe(304);
  expect(storage.open).toBe(OF_ONE + 1);
  first?.destroy();
  expect((await late).statusCode).toBe(200);
  expect(storage.open).toBe(OF_ONE + 1);
});

it('a client that waits too long is answered that the portal is busy, and takes no slot', async () => {
  await start(20);
  const requests = await fill(anna);
  const refused = await answered(ask(anna));
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(await refused.setEncoding('utf8').toArray()).toEqual([JSON.stringify({ success: false, message: sentences.service_unavailable })]);
  for (const request of requests) request.destroy();
  await soon(() => expect(storage.open).toBe(0));
  await fill(anna);
});
