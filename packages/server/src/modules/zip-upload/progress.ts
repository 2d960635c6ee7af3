import type { ZipProgress } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { Actor } from '../../routing/caller.ts';
import { type AboutUpload, requireUpload } from './chunks.ts';
import * as repository from './repository.ts';

/** Milliseconds between two writes: who waits asks once a second. */
const WRITE_MS = 500;

/** Is told how far an archive has been read. */
export type OnProgress = (progress: ZipProgress) => void;

/** Stores how far an upload has been read where every process finds it; a write that fails does not stop the read. */
export function storeProgressOf({ db }: Pick<Context, 'db'>, uploadId: string): OnProgress {
  let isWriting = false;
  let last = -Infinity;
  return (progress) => {
    const now = performance.now();
    if (isWriting || now - last < WRITE_MS) return;
    [isWriting, last] = [true, now];
    const end = () => {
      isWriting = false;
    };
    void repository.storeProgress(db, uploadId, progress).then(end, end);
  };
}

/** How far an own upload has been read. */
export async function getProgress(context: Context, actor: Actor, requested: AboutUpload): Promise<{ progress: ZipProgress | null }> {
  const { progress, outcome } = await requireUpload(context, actor, requested);
  return { progress: outcome === null ? (progress as ZipProgress | null) : null };
}
