import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';

/**
 * What no server can be faster than, in a process of its own: swallows whatever is posted, and sends the files that
 * are named on its command line, one behind the other.
 */
const files = process.argv.slice(2);

const server = createServer((request, response) => {
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
