import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Refusal, sentences } from '@portal/api';
import { checkFileKey } from '../platform/files/file-key.ts';
import type { FileStorage, OpenFile } from '../platform/files/file-storage.ts';
import type { PrivateAddresses } from '../platform/sign-addresses.ts';
import { endWhenStalled } from './end-when-stalled.ts';
import { hasAlready } from './has-already.ts';
import { mediaTypeOf } from './media-types.ts';

/** Areas of the storage that hold derived pictures for everybody. Originals, which may hold GPS, are not among them. */
const publicAreas = /^(avatars|photos)\//;
/** Pictures of orders: only an address that the owner was given opens them. */
const signedAreas = /^orders\//;

const YEAR = 31_536_000;

/** Milliseconds after which a visitor who takes no byte of a picture loses the connection, and the storage has its own back. */
const STALL_MS = 60_000;

/** Pictures under `/media/{key}`. A key never names other bytes later, so they may be kept as long as the address works. */
export function serveMedia(app: FastifyInstance, files: FileStorage, addresses: PrivateAddresses): void {
  // An original is opened in a tab of its own, perhaps after its address has run out.
  app.get<{ Params: { '*': string } }>('/media/*', { config: { isOpened: true } }, async (request, reply) => {
    const key = fileKey(request.params['*']);
    const isPublic = key !== null && publicAreas.test(key);
    const seconds = isPublic ? YEAR : key !== null && signedAreas.test(key) ? addresses.secondsLeft(key, request.query) : 0;
    const type = mediaTypeOf(key ?? '');
    if (key === null || !type || seconds <= 0) throw new Refusal(404, sentences.notFound);
    const etag = `"${key}"`;
    const isKnown = hasAlready(request.headers['if-none-match'], etag);
    // Before the headers: a failure must not be told with them, as something to keep for a year. The storage is asked once.
    const file = isKnown || request.method === 'HEAD' ? await withoutContent(files, key) : await files.open(key);
    if (!file) throw new Refusal(404, sentences.notFound);
    reply.headers({
      'cache-control': `${isPublic ? 'public' : 'private'}, max-age=${seconds}, immutable`,
      'content-security-policy': 'sandbox',
      'cross-origin-resource-policy': 'same-origin',
      etag,
    });
    if (isKnown) return reply.code(304).send();
    endWhenStalled(reply.raw, STALL_MS);
    return reply.headers({ 'content-type': type, 'content-length': file.bytes }).send(file.content);
  });
}

async function withoutContent(files: FileStorage, key: string): Promise<OpenFile | null> {
  const found = await files.stat(key);
  return found && { bytes: found.bytes, content: Readable.from([]) };
}

function fileKey(text: string): string | null {
  try {
    return checkFileKey(text);
  } catch {
    return null;
  }
}
