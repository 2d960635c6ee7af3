import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const isText = (type: string): boolean => /^text|svg/.test(type);

/** A page or a file that was made up for a run. */
export interface Made {
  type: string;
  content: Buffer;
}

export interface FileServer {
  address: string;
  close: () => Promise<void>;
}

/** Sends files of folders as a good server would: text compressed, everything else as it is, all of it cacheable. */
export async function serveFiles(folders: readonly string[], made: ReadonlyMap<string, Made> = new Map()): Promise<FileServer> {
  const server = createServer((request, response) => void answer(request.url ?? '/', response));
  async function answer(url: string, response: ServerResponse): Promise<void> {
    const name = decodeURIComponent(new URL(url, 'http://bench').pathname);
    const file = made.has(name) ? undefined : await firstOf(folders, name);
    const type = made.get(name)?.type ?? types[path.extname(file ?? '')] ?? 'application/octet-stream';
    response.setHeader('content-type', type);
    response.setHeader('cache-control', 'public, max-age=31536000');
    const content = made.get(name)?.content ?? (file && isText(type) ? await readFile(file) : undefined);
    if (content && isText(type)) response.setHeader('content-encoding', 'br').end(brotliCompressSync(content));
    else if (content) response.end(content);
    else if (file) createReadStream(file).pipe(response);
    else response.writeHead(404).end();
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' ? place?.port : undefined;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function firstOf(folders: readonly string[], name: string): Promise<string | undefined> {
  for (const folder of folders) {
    const file = path.join(folder, path.normalize(`/${name}`));
    if (
      await stat(file).then(
        (found) => found.isFile(),
        () => false,
      )
    )
      return file;
  }
  return undefined;
}
