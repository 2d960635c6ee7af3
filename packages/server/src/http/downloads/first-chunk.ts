import { once } from 'node:events';
import type { Readable } from 'node:stream';

/**
 * Waits for the first bytes of a file that is about to be sent: what fails before them is reported as a failure. Sent at once,
 * it would go out under the headers of the file, cacheable for a year.
 */
export async function firstChunkArrived(content: Readable): Promise<Readable> {
  // Its sender handles later errors. Without a listener until then, an error would end the process.
  content.on('error', () => {});
  await Promise.race([once(content, 'readable'), closed(content)]);
  return content;
}

/** Always rejects: the stream has closed before its first byte. */
async function closed(content: Readable): Promise<never> {
  await once(content, 'close');
  throw new Error('A file that is about to be sent has closed before its first byte');
}
