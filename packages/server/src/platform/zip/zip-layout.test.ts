import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { layOutZip } from './zip-layout.ts';

const modifiedAt = new Date('2026-05-14T10:11:12Z');

function zip(files: readonly { name: string; content: Buffer }[]): Buffer {
  const sources = files.map(({ name, content }) => ({ name, bytes: content.length, crc32: crc32(content), modifiedAt }));
  return Buffer.concat(layOutZip(sources).map((part) => (typeof part === 'number' ? (files[part]?.content ?? Buffer.alloc(0)) : part)));
}

async function unzip(archive: Buffer) {
  const opened = await fromBufferPromise(archive);
  const files: { name: string; content: Buffer; at: string[] }[] = [];
  for await (const entry of opened.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await opened.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    const content = Buffer.concat(chunks);
    expect(crc32(content)).toBe(entry.crc32);
    // For readers with time zones, and for those without.
    const moments = [entry.getLastModDate(), entry.getLastModDate({ forceDosFormat: true, timezone: 'UTC' })];
    files.push({ name: entry.fileName, content, at: moments.map((moment) => moment.toISOString()) });
  }
  return files;
}

test('all files are read back in their order, under their names', async () => {
  const file = fc.record({ name: fc.stringMatching(/^[а-яёa-z0-9 _«»№-]{1,40}$/u), content: fc.uint8Array({ maxLength: 300 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(file, { maxLength: 12 }), async (files) => {
      const wanted = files.map(({ name, content }) => ({ name, content: Buffer.from(content) }));
      expect(await unzip(zip(wanted))).toEqual(wanted.map((one) => ({ ...one, at: [modifiedAt.toISOString(), modifiedAt.toISOString()] })));
    }),
    { numRuns: 60 },
  );
});

/** The parts of an archive of so many files of so many bytes, without the files. */
function laidOut(count: number, bytes: number) {
  const sources = Array.from({ length: count }, (_, index) => ({ name: `${index}.jpg`, bytes, crc32: 7, modifiedAt }));
  const parts = layOutZip(sources);
  return {
    tail: parts.at(-1) as Buffer,
    length: parts.reduce<number>((sum, part) => sum + (Buffer.isBuffer(part) ? part.length : bytes), 0),
  };
}

describe('an archive beyond 4 GB', () => {
  test('has its size in the 64-bit records, which point at its directory', () => {
    const { tail, length } = laidOut(100, 60_000_000);
    expect(tail).toHaveLength(98);
    expect(Number(tail.readBigUInt64LE(32))).toBe(100);
    expect(Number(tail.readBigUInt64LE(48)) + Number(tail.readBigUInt64LE(40)) + 98).toBe(length);
    expect(Number(tail.readBigUInt64LE(64))).toBe(length - 98);
    expect(tail.readUInt32LE(56)).toBe(0x0706_4b50);
    expect(tail.readUInt32LE(98 - 22 + 16)).toBe(0xffff_ffff);
  });

  test('is the only kind that has 64-bit records', () => {
    expect(laidOut(70, 60_000_000).tail).toHaveLength(22);
  });

  test('cannot have a single file of that size', () => {
    expect(() => laidOut(1, 0xffff_ffff)).toThrow('4 GB');
  });
});
