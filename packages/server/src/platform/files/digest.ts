import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

/** SHA-256 in hex, and the length, of everything that comes out of a stream. */
export async function digestOf(stream: Readable): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of stream) {
    hash.update(part as Buffer);
    bytes += (part as Buffer).length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** The same of a local file, whatever its size. Rejects when it is not there or cannot be read. */
export const digestOfFile = (file: string): Promise<{ bytes: number; sha256: string }> => digestOf(createReadStream(file));
