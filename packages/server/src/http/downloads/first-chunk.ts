import { once } from 'node:events';
import type { Readable } from 'node:stream';

/**
 * Waits for the first bytes of a file before its headers are sent, so that an error before them is answered as an error. Otherwise it would go out
 * under the headers of the file, cacheable for a year.
 */
export async function firstChunkArrived(content: Readable): Promise<Readable> {
  // Later errors are handled by whoever sends the stream. Without a listener until then, an error would end the process.
  content.on('error', () => {});
  await Promise.race([once(content, 'readable'), closed(content)]);
  return content;
}

/** Always rejects, because the stream has closed before its first byte. */
async function closed(content: Readable): Promise<never> {
  await once(content, 'close');
  throw new Error('A file that is about to be sent has closed before its first byte');
}
