import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Refusal, sentences, zipLimits, type ZipReport } from '@portal/api';
import type { Context } from '../../context.ts';
import { fieldRefusal } from '../../http/uploads.ts';
import { scratchPath } from '../../platform/files/scratch-path.ts';
import type { Actor } from '../../serve.ts';
import type { OrderPlace } from '../order-images/repository.ts';
import { removeDoomed } from '../storage/sweep.ts';
import { type AboutUpload, requireUpload } from './chunks.ts';
import { readArchive } from './read-archive.ts';
import * as repository from './repository.ts';

/** Milliseconds for which the work is somebody's without a further word: a killed process blocks it no longer. */
const WORK_MS = 60_000;
const STILL_WORKING_MS = 15_000;
const LOOK_AGAIN_MS = 500;

/** What is written down about an archive that was read, or will never be. */
type Outcome = { report: ZipReport } | { status: number; message: string; errors: Record<string, string[]> };

/** Puts the pieces together and reads the archive once, however often and through however many processes it is asked. */
export async function finalize(context: Context, actor: Actor, asked: AboutUpload & { body: { totalChunks: number } }): Promise<ZipReport> {
  const { db, clock } = context;
  const end = clock.now().getTime() + zipLimits.finalizeTimeoutMs;
  for (;;) {
    const { upload, place } = await requireUpload(context, actor, asked);
    if (upload.outcome !== null) return told(upload.outcome as Outcome);
    if (asked.body.totalChunks !== upload.total_chunks) throw fieldRefusal(422, 'total_chunks', sentences.zipPlan);
    const chunks = await repository.selectChunks(db, upload.id);
    // Somebody may just have finished: then the pieces are gone, and the next look finds what came of them.
    if (chunks.length < upload.total_chunks && !(await isFinished(context, actor, asked))) {
      throw fieldRefusal(409, 'uploaded_chunks', sentences.zipChunksMissing);
    }
    const now = clock.now();
    if (await repository.takeWork(db, upload.id, { now, until: new Date(now.getTime() + WORK_MS) })) {
      const report = await work(context, place, upload, chunks);
      if (report) return report;
    } else {
      if (now.getTime() > end) throw new Refusal(503, sentences.server);
      await delay(LOOK_AGAIN_MS);
    }
  }
}

async function isFinished(context: Context, actor: Actor, asked: AboutUpload): Promise<boolean> {
  return (await requireUpload(context, actor, asked)).upload.outcome !== null;
}

function told(outcome: Outcome): ZipReport {
  if ('report' in outcome) return outcome.report;
  throw new Refusal(outcome.status, outcome.message, outcome.errors);
}

/** Reads the archive; `null` when another process has done so meanwhile. */
async function work(
  context: Context,
  place: OrderPlace,
  { id }: repository.UploadRow,
  chunks: readonly { file_key: string }[],
): Promise<ZipReport | null> {
  const { db, clock } = context;
  const archive = await scratchPath(context.uploads);
  const goOn = setInterval(() => {
    void repository.keepWork(db, id, new Date(clock.now().getTime() + WORK_MS)).catch(() => undefined);
  }, STILL_WORKING_MS);
  try {
    await assemble(context, chunks, archive);
    return await readArchive(context, place, archive, async (trx, report) => {
      if (!(await repository.finishUpload(trx, id, { report } satisfies Outcome))) throw new ReadElsewhere();
    });
  } catch (error) {
    clearInterval(goOn);
    if (error instanceof ReadElsewhere) return null;
    if (error instanceof Refusal) {
      const { status, message, errors = {} } = error;
      await repository.finishUpload(db, id, { status, message, errors } satisfies Outcome);
    } else {
      await repository.keepWork(db, id, null);
    }
    throw error;
  } finally {
    clearInterval(goOn);
    await rm(archive, { force: true });
    context.afterwards(() => removeDoomed(context));
  }
}

/** The work was taken over while this process stood still; what came of it is written down. */
class ReadElsewhere extends Error {}

async function assemble({ files }: Context, chunks: readonly { file_key: string }[], target: string): Promise<void> {
  async function* bytes(): AsyncGenerator<Buffer> {
    for (const { file_key } of chunks) {
      const stream = await files.read(file_key);
      if (!stream) throw new Error('A piece of an archive is gone');
      for await (const part of stream) yield part as Buffer;
    }
  }
  await pipeline(Readable.from(bytes(), { objectMode: false }), createWriteStream(target, { flags: 'wx' }));
}
