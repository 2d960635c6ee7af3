import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Refusal, sentences } from '@portal/api';
import { checkFileKey } from '../../platform/files/file-key.ts';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import type { PrivateAddresses } from '../../platform/sign-addresses.ts';
import { firstChunkArrived } from './first-chunk.ts';
import { hasAlready } from './has-already.ts';
import { mediaTypeOf } from './media-types.ts';
import { createImageLimit, type ImageLimit } from '../limits/image-limit.ts';
import { type RangeReply, rangeOf } from './range-of.ts';
import { callerAddress } from '../limits/rate-limits.ts';

/** Areas of the storage with public copies of images. Originals, which may hold GPS, are not among them. */
const publicAreas = /^(avatars|photos)\//;
/** Project images: only a signed address opens them. */
const signedAreas = /^projects\//;

const YEAR = 31_536_000;
/** Seconds for which a browser may show an image of a share again without a request. */
const SHARE_SECONDS = 300;

/** Where the images that a share shows are read from. */
export interface ImageSource {
  files: Pick<FileStorage, 'stat' | 'open'>;
  /** Differs for other bytes under the same key (a watermarked copy). */
  tag: string;
}

/** Images under `/media/{key}`. The bytes under a key never change, so they may be cached as long as the address is valid. */
export function serveMedia(
  app: FastifyInstance,
  files: FileStorage,
  addresses: PrivateAddresses,
  limit: ImageLimit = createImageLimit(),
  linked: (share: string, key: string) => Promise<ImageSource | null> = async () => null,
): void {
  // An original is opened in a tab of its own, perhaps after its address has expired.
  app.get<{ Params: { '*': string }; Querystring: { share?: string } }>(
    '/media/*',
    { config: { isOpened: true } },
    async (request, reply) => {
      const key = fileKey(request.params['*']);
      const isPublic = key !== null && publicAreas.test(key);
      const seconds = isPublic ? YEAR : key !== null && signedAreas.test(key) ? addresses.secondsLeft(key, request.query) : 0;
      const type = mediaTypeOf(key ?? '');
      if (key === null || !type || seconds <= 0) throw notFound();
      // An address that was made for a share stops working together with the share, or once its photo is taken out, also in a page that is open.
      const share = isPublic ? undefined : request.query.share;
      const source = share === undefined ? { files, tag: '' } : await linked(share, key);
      if (!source) throw notFound();
      const etag = `"${key}${source.tag}"`;
      const isKnown = hasAlready(request.headers['if-none-match'], etag);
      const isBare = isKnown || request.method === 'HEAD';
      if (!isBare) await limit.enter(callerAddress(request), reply.raw);
      // Before the headers are sent: an error must not go out with them, cacheable for a year. The storage is called once, except for a range, which
      // depends on the length.
      const file = isBare || request.headers.range !== undefined ? await source.files.stat(key) : await source.files.open(key);
      if (!file) throw notFound();
      const range = rangeOf(request, { tag: etag, total: file.bytes });
      if (range.status === 416 && !isKnown)
        return reply
          .code(416)
          .headers({ ...range.headers, 'cache-control': 'no-store' })
          .send();
      const content = isBare
        ? Readable.from([])
        : await firstChunkArrived('content' in file ? file.content : await contentOf(source.files, key, range));
      reply.headers({
        'cache-control': `${isPublic ? 'public' : 'private'}, max-age=${share === undefined ? seconds : Math.min(seconds, SHARE_SECONDS)}, immutable`,
        ...(share !== undefined && { 'x-robots-tag': 'noindex' }),
        'content-security-policy': 'sandbox',
        'cross-origin-resource-policy': 'same-origin',
        etag,
      });
      if (isKnown) return reply.code(304).send();
      return reply
        .code(range.status)
        .headers({ ...range.headers, 'content-type': type })
        .send(content);
    },
  );
}

const notFound = (): Refusal => new Refusal(404, sentences.notFound);

async function contentOf(files: Pick<FileStorage, 'open'>, key: string, { status, start, end }: RangeReply): Promise<Readable> {
  const file = await files.open(key, status === 206 ? { start, end } : undefined);
  if (!file) throw notFound();
  // Bytes beyond the announced length would be read by the client as the beginning of the next answer.
  if (file.bytes !== end - start + 1) {
    file.content.destroy();
    throw new Error('The storage has opened another length of an image than was requested');
  }
  return file.content;
}

function fileKey(text: string): string | null {
  try {
    return checkFileKey(text);
  } catch {
    return null;
  }
}
