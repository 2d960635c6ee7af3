import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../routing/context.ts';
import { closed } from '../../platform/files/closed.ts';
import { chunkBytes } from './chunks.ts';
import { throwIfStopping } from './interrupted.ts';
import type { UploadRow } from './repository.ts';

/** A chunk of an archive, as its row describes it. */
export interface Chunk {
  index: number;
  file_key: string;
}

/** A chunk is missing in the storage, or incomplete. */
export class LostChunk extends Error {
  readonly key: string;

  constructor(key: string) {
    super('A chunk of an archive is lost');
    this.key = key;
  }
}

/** Joins the chunks of an archive in a new file. Throws a `LostChunk` for one that has to be sent again. */
export async function assemble(
  { files, shutdownSignal, requireFree }: Pick<Context, 'files' | 'shutdownSignal' | 'requireFree'>,
  upload: UploadRow,
  chunks: readonly Chunk[],
  target: string,
): Promise<void> {
  async function* bytes(): AsyncGenerator<Buffer> {
    for (const { index, file_key } of chunks) {
      throwIfStopping(shutdownSignal);
      await requireFree();
      let missing = chunkBytes(upload, index);
      for await (const part of (await files.read(file_key)) ?? []) {
        missing -= (part as Buffer).length;
        yield part as Buffer;
      }
      if (missing !== 0) throw new LostChunk(file_key);
    }
  }
  const file = createWriteStream(target, { flags: 'wx' });
  await pipeline(Readable.from(bytes(), { objectMode: false }), file).catch(async (error: unknown) => {
    await closed(file);
    throw error;
  });
}
