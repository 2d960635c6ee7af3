import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withUploads } from './uploads.ts';

const says = { missing: 'missing', empty: 'empty', tooLarge: 'too large', tooMany: 'too many' };
const rules = { fields: ['file'], maxFiles: 2, maxBytes: 100, about: 'file', says } as const;
const body = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc\r\n--b--\r\n';

/** A form on its way, as the handler of a call finds it. */
function formRequest(text: string | null): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers['content-type'] = 'multipart/form-data; boundary=b';
  if (text !== null) request.push(text);
  if (text !== null) request.push(null);
  return request;
}

describe('an upload', () => {
  let parent: string;
  beforeEach(async () => {
    parent = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  });
  afterEach(() => rm(parent, { recursive: true }));

  it('finds its folder again after something has cleared it away', async () => {
    const folder = path.join(parent, 'cleared');
    expect(await withUploads(formRequest(body), folder, rules, async ([file]) => file?.bytes)).toBe(3);
    expect(await readdir(folder)).toEqual([]);
  });

  it('ends when the caller had left before it was looked at', async () => {
    const request = formRequest(null);
    request.on('error', () => {});
    request.destroy();
    await once(request, 'close');
    await expect(withUploads(request, parent, rules, async () => 'handled')).rejects.toMatchObject({ status: 400 });
  });

  // Nobody listened to such a file: its error was nobody's, and ended the process.
  it.each(['file', 'other'])('that breaks off within a file is refused, and the server lives: a file under "%s"', async (name) => {
    const cut = body.replace('name="file"', `name="${name}"`).replace(/\r\n--b--\r\n$/, '');
    await expect(withUploads(formRequest(cut), parent, rules, async () => 'handled')).rejects.toMatchObject({ status: 400 });
    await new Promise((resolve) => setImmediate(resolve));
    expect(await readdir(parent)).toEqual([]);
  });
});
