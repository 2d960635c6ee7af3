import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { firstChunkArrived } from './first-chunk.ts';

const idle = () => new Readable({ read: () => {} });

describe('a file that is about to be sent', () => {
  it('starts with its first bytes', async () => {
    const content = idle();
    const waiting = firstChunkArrived(content);
    content.push('a');
    expect(await waiting).toBe(content);
  });

  it('starts with its end, where it is empty', async () => {
    expect(await firstChunkArrived(Readable.from([]))).toBeInstanceOf(Readable);
  });

  it('rejects with what breaks it before its first byte, and that it has closed', async () => {
    const [broken, left] = [idle(), idle()];
    const waiting = [firstChunkArrived(broken), firstChunkArrived(left)];
    broken.destroy(new Error('the disk'));
    left.destroy();
    await expect(waiting[0]).rejects.toThrow('the disk');
    await expect(waiting[1]).rejects.toThrow('closed');
  });
});
