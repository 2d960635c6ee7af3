import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Refusal, sentences, zipLimits, type ZipReport } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import { fieldRefusal } from '../../http/uploads/uploads.ts';
import { closed } from '../../platform/files/closed.ts';
import { scratchPath } from '../../platform/files/scratch-path.ts';
import { newToken } from '../../platform/tokens.ts';
import type { Actor } from '../../routing/caller.ts';
import { NotYet } from '../../platform/jobs/job.ts';
import { type AboutUpload, chunkBytes, requireUpload } from './chunks.ts';
import { Interrupted, type Outcome, ReadElsewhere, reportOf, throwIfStopping } from './outcome.ts';
import { readArchive } from './read-archive.ts';
import { storeProgressOf } from './progress.ts';
import { isBusy, readInTurn } from './read-queue.ts';
import * as repository from './repository.ts';

const STILL_WORKING_MS = 15_000;
const LOOK_AGAIN_MS = 500;

/** Joins the chunks and reads the archive once, however often and through however many processes it is requested. */
export async function finalize(
  context: Context,
  actor: Actor,
  requested: AboutUpload & { body: { totalChunks: number } },
): Promise<ZipReport> {
  const { shutdownSignal } = context;
  // A monotonic clock for the time that the caller has waited.
  const end = performance.now() + zipLimits.finalizeTimeoutMs;
  for (;;) {
    const upload = await requireUpload(context, actor, requested);
    if (upload.outcome !== null) return reportOf(upload.outcome as Outcome);
    if (requested.body.totalChunks !== upload.total_chunks) throw fieldRefusal(422, 'total_chunks', sentences.zipPlan);
    const report = await readIfFree(context, upload);
    if (report) return report;
    if (performance.now() > end) throw new Refusal(503, sentences.server);
    await delay(LOOK_AGAIN_MS, undefined, { signal: shutdownSignal }).catch(() => undefined);
    throwIfStopping(shutdownSignal);
  }
}

/**
 * Reads an archive whose read was requested and not finished: its sender may have disconnected, and the process that got the request may have been
 * stopped or killed. Does nothing when there is a result, or the upload was deleted.
 */
export async function readWaiting(context: Context, uploadId: string): Promise<void> {
  const find = () => repository.findUnread(context.db, uploadId, context.clock.now());
  const upload = await find();
  if (!upload) return;
  // Where others read already, emails would wait behind one more.
  if (isBusy()) throw new NotYet(repository.LEASE_MS);
  const report = await readIfFree(context, upload).catch(async (error: unknown) => {
    if (error instanceof Interrupted) throw new NotYet(0);
    // A stored refusal is what its sender gets.
    if (await find()) throw error;
  });
  if (report === null) throw new NotYet(repository.LEASE_MS);
}

/** Reads the archive; `null` when another process is reading it, or has just done so, or a chunk has to be sent again: the caller then looks again. */
async function readIfFree(context: Context, upload: repository.UploadRow): Promise<ZipReport | null> {
  const { db, clock } = context;
  const turn = repository.termFrom(clock.now());
  if (repository.isTaken(upload.working_until, turn)) return null;
  const chunks = await repository.selectChunks(db, upload.id);
  if (chunks.length < upload.total_chunks) {
    // Another process may just have finished: then the chunks are gone, and the next look finds the result.
    if (!(await repository.findUnread(db, upload.id, clock.now()))) return null;
    throw fieldRefusal(409, 'uploaded_chunks', sentences.zipChunksMissing);
  }
  const lease = { id: upload.id, reader: newToken() };
  return (await repository.takeWork(db, lease, turn)) ? work(context, upload, lease, chunks) : null;
}

/** Reads the archive; `null` when another process has done so meanwhile, or a chunk has to be sent again: the caller then looks again. */
async function work(
  context: Context,
  upload: repository.UploadRow,
  lease: repository.Lease,
  chunks: readonly Chunk[],
): Promise<ZipReport | null> {
  const { db, clock } = context;
  const place = { photographerId: upload.photographer_id, projectId: upload.project_id };
  const renewal = setInterval(() => {
    void repository.renewLease(db, lease, repository.termFrom(clock.now()).until).catch(() => undefined);
  }, STILL_WORKING_MS);
  let archive = '';
  try {
    archive = await scratchPath(context.uploads);
    return await readInTurn(`photographer ${place.photographerId}`, async () => {
      await assemble(context, upload, chunks, archive);
      return readArchive(
        context,
        place,
        archive,
        !upload.is_review_first,
        async (trx, report) => {
          if (!(await repository.finishUpload(trx, lease, { report } satisfies Outcome))) throw new ReadElsewhere();
        },
        storeProgressOf(context, upload.id),
      );
    });
  } catch (error) {
    clearInterval(renewal);
    if (error instanceof ReadElsewhere) return null;
    if (error instanceof LostChunk) {
      await repository.forgetChunk(db, upload.id, error.key);
      await repository.renewLease(db, lease, null);
      return null;
    }
    if (error instanceof Refusal && !(error instanceof Interrupted)) {
      const { status, message, errors = {} } = error;
      if (!(await repository.finishUpload(db, lease, { status, message, errors } satisfies Outcome))) return null;
    } else {
      await repository.renewLease(db, lease, null);
    }
    throw error;
  } finally {
    clearInterval(renewal);
    if (archive) await rm(archive, { force: true });
    context.removePendingFiles();
  }
}

/** A chunk of an archive, as its row describes it. */
interface Chunk {
  index: number;
  file_key: string;
}

/** A chunk is missing in the storage, or incomplete. */
class LostChunk extends Error {
  readonly key: string;

  constructor(key: string) {
    super('A chunk of an archive is lost');
    this.key = key;
  }
}

/** Joins the chunks of an archive in a new file. Throws a `LostChunk` for one that has to be sent again. */
async function assemble(
  { files, shutdownSignal, requireFree }: Pick<Context, 'files' | 'shutdownSignal' | 'requireFree'>,
  upload: repository.UploadRow,
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
