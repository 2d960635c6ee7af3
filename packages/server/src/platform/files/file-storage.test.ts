import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStorage, storages } from '../../../test/support/servers/storages.ts';
import { newFileKey } from './file-key.ts';
import type { ByteRange, FileStorage } from './file-storage.ts';

describe.each(storages())('files in %s', (_, open) => {
  let files: FileStorage;
  let close: OpenStorage['close'];
  beforeEach(async () => {
    ({ files, close } = await open());
  });
  afterEach(() => close());

  async function read(key: string, range?: ByteRange): Promise<string | null> {
    const stream = await files.read(key, range);
    return stream && text(stream);
  }

  async function keys(prefix?: string): Promise<string[]> {
    const found: string[] = [];
    for await (const { key } of files.list(prefix)) found.push(key);
    return found.toSorted();
  }

  test('are none in a new storage', async () => {
    await files.check();
    expect(await keys()).toEqual([]);
  });

  test('are stored from bytes and streams, and counted', async () => {
    expect(await files.put('avatars/ab/one.jpg', Buffer.from('один'))).toBe(8);
    expect(await files.put('avatars/ab/two.jpg', Readable.from(['т', 'wo'].map((part) => Buffer.from(part))))).toBe(4);
    expect(await files.put('empty', new Uint8Array())).toBe(0);
    expect(await files.put('nothing', Readable.from([]))).toBe(0);
    expect(await read('avatars/ab/one.jpg')).toBe('один');
    expect(await read('avatars/ab/two.jpg')).toBe('тwo');
    expect(await read('empty')).toBe('');
    expect(await read('nothing')).toBe('');
  });

  test('store every byte of a large one', async () => {
    const bytes = Buffer.alloc(20_000_000, 'abcdefg');
    const parts = [bytes.subarray(0, 1_000_001), bytes.subarray(1_000_001, 17_000_000), bytes.subarray(17_000_000)];
    expect(await files.put('large', Readable.from(parts))).toBe(bytes.length);
    expect(await files.stat('large')).toMatchObject({ bytes: bytes.length });
    const stream = await files.read('large');
    expect(stream && (await buffer(stream)).equals(bytes)).toBe(true);
    expect(await read('large', { start: 16_999_998, end: 17_000_003 })).toBe(bytes.toString('utf8', 16_999_998, 17_000_004));
  });

  test('are opened together with their length', async () => {
    await files.put('note', Buffer.from('один'));
    const opened = await files.open('note');
    expect([opened?.bytes, opened && (await text(opened.content))]).toEqual([8, 'один']);
    const part = await files.open('note', { start: 2, end: 5 });
    expect([part?.bytes, part && (await text(part.content))]).toEqual([4, 'ди']);
    expect(await files.open('nothing')).toBeNull();
    expect(await files.open('nothing', { start: 2, end: 4 })).toBeNull();
  });

  test('are replaced as a whole', async () => {
    await files.put('note', Buffer.from('long old text'));
    await files.put('note', Buffer.from('new'));
    expect(await read('note')).toBe('new');
  });

  test('are read in part, both ends included', async () => {
    await files.put('note', Buffer.from('0123456789'));
    expect(await read('note', { start: 2, end: 4 })).toBe('234');
    expect(await read('note', { start: 7 })).toBe('789');
    expect(await read('note', { start: 8, end: 90 })).toBe('89');
    expect(await read('note', { start: 10 })).toBe('');
  });

  test('report what they are, and are removed for good', async () => {
    const before = Date.now();
    await files.put('a/note', Buffer.from('123'));
    const found = await files.stat('a/note');
    expect(found).toMatchObject({ key: 'a/note', bytes: 3 });
    // A storage may write whole seconds.
    expect(Math.abs((found?.modifiedAt.getTime() ?? 0) - before)).toBeLessThan(60_000);
    await files.remove('a/note');
    await files.remove('a/note');
    expect(await files.stat('a/note')).toBeNull();
    expect(await files.read('a/note')).toBeNull();
    expect(await files.read('a/note', { start: 1 })).toBeNull();
  });

  test('are not confused with folders', async () => {
    await files.put('a/note', Buffer.from('123'));
    expect(await files.read('a')).toBeNull();
    expect(await files.stat('a')).toBeNull();
  });

  test('are listed by their prefix', async () => {
    for (const key of ['media/a/1', 'media/b/2', 'avatars/1']) await files.put(key, Buffer.from('x'));
    expect(await keys()).toEqual(['avatars/1', 'media/a/1', 'media/b/2']);
    expect(await keys('media/')).toEqual(['media/a/1', 'media/b/2']);
    expect(await keys('none')).toEqual([]);
    for await (const file of files.list('media/a')) expect(file).toMatchObject({ key: 'media/a/1', bytes: 1 });
  });

  test('are moved in when they are finished', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-made-'));
    const made = path.join(folder, 'made');
    await writeFile(made, 'finished');
    expect(await files.adopt('media/x', made)).toBe(8);
    expect(await read('media/x')).toBe('finished');
    await expect(readFile(made)).rejects.toThrow('ENOENT');
    await expect(files.adopt('media/y', made)).rejects.toThrow('ENOENT');
    expect(await keys()).toEqual(['media/x']);
    await rm(folder, { recursive: true });
  });

  test.each([
    ['a short', 4],
    ['a large', 18_000_000],
  ])('leave nothing of %s stream that breaks', async (_name, bytes) => {
    async function* breaking(): AsyncGenerator<Buffer> {
      yield Buffer.alloc(bytes);
      throw new Error('the sender has gone');
    }
    await files.put('media/kept', Buffer.from('kept'));
    for (const key of ['media/half', 'media/kept']) {
      await expect(files.put(key, Readable.from(breaking()))).rejects.toThrow('the sender has gone');
    }
    expect(await keys()).toEqual(['media/kept']);
    expect(await read('media/kept')).toBe('kept');
  });

  test.each([
    '',
    '/etc/passwd',
    '../secret',
    'a/../../secret',
    'a//b',
    '.unfinished/x',
    'a/.hidden',
    'имя',
    'a b',
    'a\0b',
    'A',
    'a\\b',
    'a/',
    'a'.repeat(201),
  ])('refuse the key %j', async (key) => {
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('Not a file key');
    await expect(files.put(key, Readable.from([Buffer.from('x')]))).rejects.toThrow('Not a file key');
    await expect(files.read(key)).rejects.toThrow('Not a file key');
    await expect(files.stat(key)).rejects.toThrow('Not a file key');
    await expect(files.remove(key)).rejects.toThrow('Not a file key');
  });
});

test('a new key is unguessable and accepted', () => {
  const keys = new Set(Array.from({ length: 100 }, () => newFileKey('media', 'jpg')));
  expect(keys.size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^media\/[0-9a-f]{2}\/[0-9a-f]{30}\.jpg$/);
});
