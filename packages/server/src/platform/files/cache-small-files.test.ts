import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheSmallFiles } from './cache-small-files.ts';
import type { ByteRange, FileStorage } from './file-storage.ts';

const MINUTE = 60_000;
const MEGABYTE = 1_048_576;

/** A storage in memory that counts how often a file was requested. */
function memory(): FileStorage & { requested: string[]; contents: Map<string, string> } {
  const contents = new Map<string, string>();
  const requested: string[] = [];
  const unused = vi.fn<() => never>();
  return {
    requested,
    contents,
    async open(key, range) {
      requested.push(key);
      const whole = contents.get(key);
      const content = range ? whole?.slice(range.start, range.end === undefined ? undefined : range.end + 1) : whole;
      return content === undefined ? null : { bytes: content.length, content: Readable.from([Buffer.from(content)]) };
    },
    async put(key, content) {
      if (content instanceof Readable) throw new Error('No test puts a stream');
      contents.set(key, Buffer.from(content).toString());
      return content.byteLength;
    },
    async remove(key) {
      contents.delete(key);
    },
    adopt: unused,
    read: unused,
    stat: unused,
    list: unused,
    check: unused,
  };
}

let storage: ReturnType<typeof memory>;
let passed: number;
let files: FileStorage;
beforeEach(() => {
  storage = memory();
  passed = 0;
  // The cache treats 0 as no time.
  files = cacheSmallFiles(storage, { now: () => 1 + passed });
});

async function look(key: string, range?: ByteRange): Promise<string | null> {
  const file = await files.open(key, range);
  if (!file) return null;
  const content = await text(file.content);
  expect(content).toHaveLength(file.bytes);
  return content;
}

describe('a small file', () => {
  beforeEach(async () => {
    await files.put('photo', Buffer.from('image'));
  });

  it('is requested once by all who look at it within a minute, also at the same time', async () => {
    expect(await Promise.all([look('photo'), look('photo'), look('photo')])).toEqual(['image', 'image', 'image']);
    passed += MINUTE;
    expect(await look('photo')).toBe('image');
    expect(storage.requested).toEqual(['photo']);
    passed += 1;
    expect(await look('photo')).toBe('image');
    expect(storage.requested).toEqual(['photo', 'photo']);
  });

  it('is gone at once when it is removed, also while it is read', async () => {
    expect(await look('photo')).toBe('image');
    await files.remove('photo');
    expect(await look('photo')).toBeNull();
    await files.put('photo', Buffer.from('image'));
    const looking = look('photo');
    await files.remove('photo');
    expect(await looking).toBe('image');
    expect(await look('photo')).toBeNull();
  });

  it('is sent in parts, too, and is whole for a request of all of it', async () => {
    expect(await look('photo', { start: 1, end: 2 })).toBe('ma');
    expect(await look('photo')).toBe('image');
    expect(await look('photo', { start: 3 })).toBe('ge');
  });

  it('is another one at once when it is replaced', async () => {
    expect(await look('photo')).toBe('image');
    await files.put('photo', Buffer.from('other'));
    expect(await look('photo')).toBe('other');
  });

  it('that another process has removed is shown for a minute at most', async () => {
    expect(await look('photo')).toBe('image');
    storage.contents.delete('photo');
    expect(await look('photo')).toBe('image');
    passed += MINUTE + 1;
    expect(await look('photo')).toBeNull();
  });
});

it('requests again what was not there or could not be read', async () => {
  expect(await look('photo')).toBeNull();
  await files.put('photo', Buffer.from('image'));
  vi.spyOn(storage, 'open').mockRejectedValueOnce(new Error('the storage is down'));
  const failed = await Promise.allSettled([look('photo'), look('photo')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await look('photo')).toBe('image');
});

it('sends no file that came shorter than announced', async () => {
  vi.spyOn(storage, 'open').mockResolvedValueOnce({ bytes: 9, content: Readable.from([Buffer.from('half')]) });
  await expect(look('photo')).rejects.toThrow('another length');
});

it('caches no large file', async () => {
  await files.put('original', Buffer.alloc(MEGABYTE + 1, 'x'));
  const looked = await Promise.all([look('original'), look('original')]);
  expect(looked.map((content) => content?.length)).toEqual([MEGABYTE + 1, MEGABYTE + 1]);
  expect(storage.requested).toHaveLength(2);
});

it('caches so much, and the latest of it', async () => {
  const keys = Array.from({ length: 65 }, (_, index) => `photo-${index}`);
  const content = Buffer.alloc(MEGABYTE, 'x');
  for (const key of keys) await files.put(key, content);
  for (const key of keys) await look(key);
  storage.requested.length = 0;
  await look('photo-64');
  await look('photo-1');
  expect(storage.requested).toEqual([]);
  await look('photo-0');
  expect(storage.requested).toEqual(['photo-0']);
});

it('reads so many into memory at a time, and sends the others while they are read', async () => {
  const keys = Array.from({ length: 65 }, (_, index) => `photo-${index}`);
  for (const key of keys) await files.put(key, Buffer.from(key));
  expect(await Promise.all(keys.map((key) => look(key)))).toEqual(keys);
  storage.requested.length = 0;
  for (const key of keys) await look(key);
  expect(storage.requested).toEqual(['photo-64']);
});
