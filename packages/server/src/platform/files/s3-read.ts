import { Readable } from 'node:stream';

/**
 * A file on its way from the storage. Its silence counts only while somebody waits for its bytes: a visitor may pause a
 * download for as long as they like. Closed, it lets the connection go.
 */
export function atReadersPace(body: Readable, silenceMs: number): Readable {
  const stream = Readable.from(chunks(body, silenceMs), { objectMode: false });
  // Also when nobody has started to read: what is written after the first `yield` of a generator is not run then.
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
