import { Readable } from 'node:stream';

/**
 * A file that is being read from the storage. The timeout runs only while somebody waits for bytes, because a visitor may pause a download for as
 * long as they like. Closing it frees the connection.
 */
export function withReadTimeout(body: Readable, silenceMs: number): Readable {
  const stream = Readable.from(chunks(body, silenceMs), { objectMode: false });
  // Also when reading has not started: the `finally` of a generator does not run before its first `next`.
  return stream.once('close', () => body.destroy());
}

async function* chunks(body: Readable, silenceMs: number): AsyncGenerator<Buffer> {
  const arriving = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  for (;;) {
    const timer = setTimeout(() => body.destroy(silent()), silenceMs);
    const next = await arriving.next().finally(() => clearTimeout(timer));
    if (next.done) return;
    yield next.value;
  }
}

const silent = (): Error =>
  Object.assign(new Error('The object storage has fallen silent in the middle of a file'), { name: 'TimeoutError' });
