import Fastify, { type FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FileStorage } from '../platform/files/file-storage.ts';
import { signAddresses } from '../platform/sign-addresses.ts';
import { systemClock } from '../platform/clock.ts';
import { answerError } from './errors.ts';
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
  const { statusCode, headers: said } = await app.inject({ url: `/media/${key}`, headers });
  return [statusCode, said['cache-control'], said.etag];
};
const forAYear = ['public, max-age=31536000, immutable', `"${key}"`];

it('lets a picture be kept for a year', async () => {
  open.mockResolvedValue({ bytes: 3, content: Readable.from([Buffer.from('abc')]) });
  expect(await look()).toEqual([200, ...forAYear]);
  expect(await look({ 'if-none-match': `"${key}"` })).toEqual([304, ...forAYear]);
  expect(open).toHaveBeenCalledOnce();
});

it('lets no failure be kept', async () => {
  open.mockRejectedValue(Object.assign(new Error('Slow down'), { $metadata: { httpStatusCode: 503 } }));
  expect(await look()).toEqual([503, undefined, undefined]);
  open.mockResolvedValue(null);
  expect(await look()).toEqual([404, undefined, undefined]);
});
