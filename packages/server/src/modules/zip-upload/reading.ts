import type { ZipReading } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { Actor } from '../../routing/serve.ts';
import { type AboutUpload, requireUpload } from './chunks.ts';
import * as repository from './repository.ts';

/** Milliseconds between two updates of the progress: a waiting client asks once a second. */
const NOTE_MS = 500;

/** Called with how far an archive has been read. */
export type Watch = (reading: ZipReading) => void;

/** Stores how far an upload has been read where every process finds it; if that fails, the read goes on. */
export function noteReadingOf({ db }: Pick<Context, 'db'>, uploadId: string): Watch {
  let isNoting = false;
  let last = -Infinity;
  return (reading) => {
    const now = performance.now();
    if (isNoting || now - last < NOTE_MS) return;
    [isNoting, last] = [true, now];
    const end = () => {
      isNoting = false;
    };
    void repository.noteReading(db, uploadId, reading).then(end, end);
  };
}

/** How far one of the caller's uploads has been read. */
export async function getReading(context: Context, actor: Actor, requested: AboutUpload): Promise<{ reading: ZipReading | null }> {
  const { reading, outcome } = await requireUpload(context, actor, requested);
  return { reading: outcome === null ? (reading as ZipReading | null) : null };
}
