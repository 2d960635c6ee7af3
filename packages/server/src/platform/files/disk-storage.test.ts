import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDiskStorage } from './disk-storage.ts';
import { newFileKey } from './file-key.ts';
import type { FileStorage } from './file-storage.ts';

let folder: string;
let files: FileStorage;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-files-'));
  files = await openDiskStorage(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function read(key: string, range?: { start: number; end?: number }): Promise<string | null> {
  const stream = await files.read(key, range);
  return stream && text(stream);
}

async function keys(prefix?: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of files.list(prefix)) found.push(key);
  return found.toSorted();
}

async function* breaking(): AsyncGenerator<Buffer> {
  yield Buffer.from('half');
  throw new Error('the sender has gone');
}

describe('the disk storage', () => {
  test('keeps bytes and streams, and answers how many there were', async () => {
    expect(await files.put('avatars/ab/one.jpg', Buffer.from('один'))).toBe(8);
    expect(await files.put('avatars/ab/two.jpg', Readable.from(['т', 'wo'].map((part) => Buffer.from(part))))).toBe(4);
    expect(await files.put('empty', new Uint8Array())).toBe(0);
    expect(await read('avatars/ab/one.jpg')).toBe('один');
    expect(await read('avatars/ab/two.jpg')).toBe('тwo');
    expect(await read('empty')).toBe('');
  });

  test('keeps every byte of a large file', async () => {
    const bytes = Buffer.alloc(3_000_000, 'abcdefg');
    await files.put('large', Readable.from([bytes.subarray(0, 1_000_001), bytes.subarray(1_000_001)]));
    const stream = await files.read('large');
    expect(stream && (await buffer(stream)).equals(bytes)).toBe(true);
  });

  test('replaces a file as a whole', async () => {
    await files.put('note', Buffer.from('long old text'));
    const old = await files.read('note');
    await files.put('note', Buffer.from('new'));
    expect(old && (await text(old))).toBe('long old text');
    expect(await read('note')).toBe('new');
  });

  test('reads a part, both ends included', async () => {
    await files.put('note', Buffer.from('0123456789'));
    expect(await read('note', { start: 2, end: 4 })).toBe('234');
    expect(await read('note', { start: 7 })).toBe('789');
  });

  test('says what a file is, and removes it for good', async () => {
    await files.put('a/note', Buffer.from('123'));
    expect(await files.stat('a/note')).toMatchObject({ key: 'a/note', bytes: 3 });
    await files.remove('a/note');
    await files.remove('a/note');
    expect(await files.stat('a/note')).toBeNull();
    expect(await files.read('a/note')).toBeNull();
  });

  test('does not take a folder for a file', async () => {
    await files.put('a/note', Buffer.from('123'));
    expect(await files.read('a')).toBeNull();
    expect(await files.stat('a')).toBeNull();
  });

  test('lists what begins with a prefix', async () => {
    for (const key of ['media/a/1', 'media/b/2', 'avatars/1']) await files.put(key, Buffer.from('x'));
    expect(await keys()).toEqual(['avatars/1', 'media/a/1', 'media/b/2']);
    expect(await keys('media/')).toEqual(['media/a/1', 'media/b/2']);
    expect(await keys('none')).toEqual([]);
  });

  test('takes a finished file over', async () => {
    const made = path.join(folder, '..', `${path.basename(folder)}.made`);
    await writeFile(made, 'finished');
    expect(await files.adopt('media/x', made)).toBe(8);
    expect(await read('media/x')).toBe('finished');
    await expect(readFile(made)).rejects.toThrow('ENOENT');
  });

  test('leaves nothing of a stream that breaks', async () => {
    await expect(files.put('media/half', Readable.from(breaking()))).rejects.toThrow('the sender has gone');
    expect(await readdir(folder, { recursive: true })).toEqual(['.unfinished']);
  });

  test('clears what a killed process left, once it is old enough', async () => {
    const [old, young] = ['old', 'young'].map((name) => path.join(folder, '.unfinished', name));
    if (!old || !young) throw new Error('two paths');
    await Promise.all([writeFile(old, 'x'), writeFile(young, 'x')]);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(old, yesterday, yesterday);
    await openDiskStorage(folder);
    expect(await readdir(path.join(folder, '.unfinished'))).toEqual(['young']);
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
  ])('refuses the key %j', async (key) => {
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('Not a file key');
    await expect(files.read(key)).rejects.toThrow('Not a file key');
    await expect(files.remove(key)).rejects.toThrow('Not a file key');
  });
});

test('a new key is unguessable and accepted', () => {
  const keys = new Set(Array.from({ length: 100 }, () => newFileKey('media', 'jpg')));
  expect(keys.size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^media\/[0-9a-f]{2}\/[0-9a-f]{30}\.jpg$/);
});
