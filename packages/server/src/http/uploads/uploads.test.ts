import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withUploads } from './uploads.ts';

const messages = { missing: 'missing', empty: 'empty', tooLarge: 'too large', tooMany: 'too many' };
const rules = { fields: ['file'], maxFiles: 2, maxBytes: 100, about: 'file', messages } as const;
const body = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc\r\n--b--\r\n';

const requireFree = async () => {};

/** A form that is being received, as the handler of a call finds it. */
function formRequest(...texts: string[]): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers['content-type'] = 'multipart/form-data; boundary=b';
  for (const text of texts) request.push(text);
  if (texts.length > 0) request.push(null);
  return request;
}

describe('an upload', () => {
  let parent: string;
  beforeEach(async () => {
    parent = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  });
  afterEach(() => rm(parent, { recursive: true }));

  it('creates its folder again after it was deleted', async () => {
    const folder = path.join(parent, 'cleared');
    expect(await withUploads(formRequest(body), { uploads: folder, requireFree }, rules, async ([file]) => file?.bytes)).toBe(3);
    expect(await readdir(folder)).toEqual([]);
  });

  const sumsOf = (own: { isSummed?: boolean }) =>
    withUploads(formRequest(body), { uploads: parent, requireFree }, { ...rules, ...own }, async ([file]) => [file?.hash, file?.crc32]);

  it('computes the checksums of a file only where they are needed', async () => {
    expect(await sumsOf({})).toEqual([createHash('sha256').update('abc').digest('hex'), crc32('abc')]);
    expect(await sumsOf({ isSummed: false })).toEqual(['', 0]);
  });

  // What browsers write for a quotation mark and line breaks in the names of a form; and the folders that they name for a chosen folder.
  it.each([
    ['11 %22А%22 001.jpg', '11 "А" 001.jpg', []],
    ['a%0d%0Ab.jpg', 'a\r\nb.jpg', []],
    ['100%.jpg', '100%.jpg', []],
    ['100%2525.jpg', '100%2525.jpg', []],
    ['школа/1Б/DSC_0001.jpg', 'DSC_0001.jpg', ['школа', '1Б']],
    [String.raw`C:\\фото\\a.jpg`, 'a.jpg', ['C:', 'фото']],
    ['../../a.jpg', 'a.jpg', ['..', '..']],
  ])('has the name that its owner gave it: %j', async (sent, name, folders) => {
    const named = body.replace('filename="a"', `filename="${sent}"`);
    const taken = await withUploads(formRequest(named), { uploads: parent, requireFree }, rules, async ([file]) => [
      file?.name,
      file?.folders,
    ]);
    expect(taken).toEqual([name, folders]);
  });

  it('of a folder alone is no file', async () => {
    const named = body.replace('filename="a"', 'filename="a/.."');
    await expect(withUploads(formRequest(named), { uploads: parent, requireFree }, rules, async () => 'handled')).rejects.toMatchObject({
      message: 'missing',
    });
  });

  it('ends when the caller disconnected before it was handled', async () => {
    const request = formRequest();
    request.on('error', () => {});
    request.destroy();
    await once(request, 'close');
    await expect(withUploads(request, { uploads: parent, requireFree }, rules, async () => 'handled')).rejects.toMatchObject({
      status: 400,
    });
  });

  it('ends, and leaves no part of it, when the disk becomes too full meanwhile', async () => {
    let chunks = 0;
    const full = async () => {
      chunks += 1;
      if (chunks === 2) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    };
    const middle = body.indexOf('bc');
    const request = formRequest(body.slice(0, middle), body.slice(middle));
    const taken = withUploads(request, { uploads: parent, requireFree: full }, rules, async () => 'handled');
    await expect(taken).rejects.toMatchObject({ code: 'ENOSPC' });
    expect([chunks, await readdir(parent)]).toEqual([2, []]);
  });

  // Without a listener the error of such a file ended the process.
  it.each(['file', 'other'])('that breaks off within a file is refused, and the server lives: a file under "%s"', async (name) => {
    const cut = body.replace('name="file"', `name="${name}"`).replace(/\r\n--b--\r\n$/, '');
    await expect(withUploads(formRequest(cut), { uploads: parent, requireFree }, rules, async () => 'handled')).rejects.toMatchObject({
      status: 400,
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(await readdir(parent)).toEqual([]);
  });
});
