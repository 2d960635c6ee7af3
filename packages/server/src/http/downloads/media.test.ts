import Fastify, { type FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import { signAddresses } from '../../platform/sign-addresses.ts';
import { systemClock } from '../../platform/clock.ts';
import { answerError } from '../errors/errors.ts';
import { serveMedia } from './media.ts';

const key = 'photos/ab/cd.jpg';
const open = vi.fn<FileStorage['open']>();
let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  app.setErrorHandler(answerError);
  const files = { open, stat: async () => ({ key, bytes: 3, modifiedAt: new Date(0) }) } as unknown as FileStorage;
  serveMedia(app, files, signAddresses('only for tests', systemClock));
});
afterEach(async () => {
  vi.resetAllMocks();
  await app.close();
});

const look = async (headers: Record<string, string> = {}) => {
  const { statusCode, headers: reported } = await app.inject({ url: `/media/${key}`, headers });
  return [statusCode, reported['cache-control'], reported.etag];
};
// oxlint-disable-next-line require-yield -- it fails before
async function* failing(error: Error): AsyncGenerator<Buffer> {
  throw error;
}
const forAYear = ['public, max-age=31536000, immutable', `"${key}"`];

it('lets an image be cached for a year', async () => {
  open.mockResolvedValue({ bytes: 3, content: Readable.from([Buffer.from('abc')]) });
  expect(await look()).toEqual([200, ...forAYear]);
  expect(await look({ 'if-none-match': `"${key}"` })).toEqual([304, ...forAYear]);
  expect(open).toHaveBeenCalledOnce();
});

it.each([{}, { range: 'bytes=1-2' }])('lets no failure be cached, requested with %j', async (headers) => {
  open.mockRejectedValue(Object.assign(new Error('Slow down'), { $metadata: { httpStatusCode: 503 } }));
  expect(await look(headers)).toEqual([503, undefined, undefined]);
  open.mockResolvedValue(null);
  expect(await look(headers)).toEqual([404, undefined, undefined]);
});

it.each([{}, { range: 'bytes=1-2' }])('lets no failure before the first byte be cached, requested with %j', async (headers) => {
  const fault = Object.assign(new Error('Cut off'), { code: 'ECONNRESET' });
  open.mockImplementation(async (_, range) => ({ bytes: range ? 2 : 3, content: Readable.from(failing(fault)) }));
  expect(await look(headers)).toEqual([503, undefined, undefined]);
});

it('reads only the requested range from the storage, and nothing when the range is beyond the end', async () => {
  open.mockResolvedValue({ bytes: 2, content: Readable.from([Buffer.from('bc')]) });
  expect(await look({ range: 'bytes=1-' })).toEqual([206, ...forAYear]);
  expect(await look({ range: 'bytes=3-' })).toEqual([416, 'no-store', undefined]);
  expect(open.mock.calls).toEqual([[key, { start: 1, end: 2 }]]);
});
