import type { FastifyInstance } from 'fastify';
import { Refusal, sentences } from '@portal/api';
import { checkFileKey } from '../platform/files/file-key.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';

/** Areas of the storage that hold derived pictures for everybody. Originals, which may hold GPS, are not among them. */
const publicAreas = /^(avatars|photos)\//;

const types: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp' };

/** Pictures under `/media/{key}`. A key never names other bytes later, so they may be kept for good. */
export function serveMedia(app: FastifyInstance, files: FileStorage): void {
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const key = publicKey(request.params['*']);
    const type = types[key?.split('.').at(-1) ?? ''];
    const file = key && type ? await files.stat(key) : null;
    if (!file || !type) throw new Refusal(404, sentences.notFound);
    const etag = `"${file.key}"`;
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': 'sandbox',
      'cross-origin-resource-policy': 'same-origin',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const bytes = await files.read(file.key);
    if (!bytes) throw new Refusal(404, sentences.notFound);
    return reply.headers({ 'content-type': type, 'content-length': file.bytes }).send(bytes);
  });
}

function publicKey(text: string): string | null {
  if (!publicAreas.test(text)) return null;
  try {
    return checkFileKey(text);
  } catch {
    return null;
  }
}
