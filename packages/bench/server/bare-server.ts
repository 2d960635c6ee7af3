import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * What no server can be faster than, in a process of its own: swallows whatever is posted, at `/synced` only after it
 * lies on the disk, has a page that a file can be chosen in, and sends the files that are named on its command line, one behind the other.
 */
const files = process.argv.slice(2);

const server = createServer((request, response) => {
  if (request.url === '/synced') {
    void sync(request).then(() => response.end());
    return;
  }
  if (request.url === '/page') {
    response.setHeader('content-type', 'text/html').end('<!doctype html><input type="file">');
    return;
  }
  if (request.method === 'POST') {
    request.resume();
    request.on('end', () => response.end());
    return;
  }
  void (async () => {
    for (const file of files) {
      for await (const chunk of createReadStream(file)) {
        if (!response.write(chunk)) await new Promise((resolve) => response.once('drain', resolve));
      }
    }
    response.end();
  })();
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`Listening on http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`);
});

async function sync(request: IncomingMessage): Promise<void> {
  const target = path.join(tmpdir(), randomUUID());
  const file = await open(target, 'wx');
  for await (const chunk of request) await file.write(chunk as Buffer);
  await file.sync();
  await file.close();
  await rm(target);
}
