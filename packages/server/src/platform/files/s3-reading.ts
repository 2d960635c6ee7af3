import { Socket } from 'node:net';
import { Readable } from 'node:stream';

/**
 * A file on its way from the storage. Its silence counts only while somebody waits for its bytes: a visitor may pause a
 * download for as long as they like, and the connection's own clock cannot tell the two apart.
 */
export function atReadersPace(body: Readable, silenceMs: number): Readable {
  if ('socket' in body && body.socket instanceof Socket) body.socket.setTimeout(0);
  return Readable.from(pieces(body, silenceMs), { objectMode: false });
}

async function* pieces(body: Readable, silenceMs: number): AsyncGenerator<Buffer> {
  const arriving = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const timer = setTimeout(() => body.destroy(silent()), silenceMs);
      const next = await arriving.next().finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    body.destroy();
  }
}

const silent = (): Error =>
  Object.assign(new Error('The object storage has fallen silent in the middle of a file'), { name: 'TimeoutError' });
