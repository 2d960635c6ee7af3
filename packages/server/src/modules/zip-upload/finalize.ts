import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Refusal, sentences, zipLimits, type ZipReport } from '@portal/api';
import type { Context } from '../../context.ts';
import { fieldRefusal } from '../../http/uploads.ts';
import { scratchPath } from '../../platform/files/scratch-path.ts';
import type { Actor } from '../../serve.ts';
import type { OrderPlace } from '../order-images/repository.ts';
import { newToken } from '../../platform/tokens.ts';
import { assemble, type Chunk, LostPiece } from './assemble.ts';
import { type AboutUpload, requireUpload } from './chunks.ts';
import { goOnUnless, Interrupted } from './interrupted.ts';
import { readArchive } from './read-archive.ts';
import { readInTurn } from './reading-line.ts';
import * as repository from './repository.ts';

const STILL_WORKING_MS = 15_000;
const LOOK_AGAIN_MS = 500;

/** What is written down about an archive that was read, or will never be. */
type Outcome = { report: ZipReport } | { status: number; message: string; errors: Record<string, string[]> };

/** Puts the pieces together and reads the archive once, however often and through however many processes it is asked. */
export async function finalize(context: Context, actor: Actor, asked: AboutUpload & { body: { totalChunks: number } }): Promise<ZipReport> {
  const { db, clock, ending } = context;
  // By a clock that nobody sets: how long the caller has waited.
  const end = performance.now() + zipLimits.finalizeTimeoutMs;
  for (;;) {
    const { upload, place } = await requireUpload(context, actor, asked);
    if (upload.outcome !== null) return told(upload.outcome as Outcome);
    if (asked.body.totalChunks !== upload.total_chunks) throw fieldRefusal(422, 'total_chunks', sentences.zipPlan);
    const turn = repository.termFrom(clock.now());
    if (!repository.isTaken(upload.working_until, turn)) {
      const chunks = await repository.selectChunks(db, upload.id);
      // Somebody may just have finished: then the pieces are gone, and the next look finds what came of them.
      if (chunks.length < upload.total_chunks && !(await isFinished(context, actor, asked))) {
        throw fieldRefusal(409, 'uploaded_chunks', sentences.zipChunksMissing);
      }
      const reader = newToken();
      const lease = { id: upload.id, reader };
      const report = (await repository.takeWork(db, lease, turn)) ? await work(context, place, upload, lease, chunks) : null;
      if (report) return report;
    }
    if (performance.now() > end) throw new Refusal(503, sentences.server);
    await delay(LOOK_AGAIN_MS, undefined, { signal: ending }).catch(() => undefined);
    goOnUnless(ending);
  }
}

async function isFinished(context: Context, actor: Actor, asked: AboutUpload): Promise<boolean> {
  return (await requireUpload(context, actor, asked)).upload.outcome !== null;
}

function told(outcome: Outcome): ZipReport {
  if ('report' in outcome) return outcome.report;
  throw new Refusal(outcome.status, outcome.message, outcome.errors);
}

/** Reads the archive; `null` when another process has done so meanwhile, or a piece has to be sent again: the next look tells. */
async function work(
  context: Context,
  place: OrderPlace,
  upload: repository.UploadRow,
  lease: repository.Lease,
  chunks: readonly Chunk[],
): Promise<ZipReport | null> {
  const { db, clock } = context;
  const goOn = setInterval(() => {
    void repository.keepWork(db, lease, repository.termFrom(clock.now()).until).catch(() => undefined);
  }, STILL_WORKING_MS);
  let archive = '';
  try {
    archive = await scratchPath(context.uploads);
    return await readInTurn(place.photographerId, async () => {
      await assemble(context, upload, chunks, archive);
      return readArchive(context, place, archive, async (trx, report) => {
        if (!(await repository.finishUpload(trx, lease, { report } satisfies Outcome))) throw new ReadElsewhere();
      });
    });
  } catch (error) {
    clearInterval(goOn);
    if (error instanceof ReadElsewhere) return null;
    if (error instanceof LostPiece) {
      await repository.forgetChunk(db, upload.id, error.key);
      await repository.keepWork(db, lease, null);
      return null;
    }
    if (error instanceof Refusal && !(error instanceof Interrupted)) {
      const { status, message, errors = {} } = error;
      if (!(await repository.finishUpload(db, lease, { status, message, errors } satisfies Outcome))) return null;
    } else {
      await repository.keepWork(db, lease, null);
    }
    throw error;
  } finally {
    clearInterval(goOn);
    if (archive) await rm(archive, { force: true });
    context.removeDoomed();
  }
}

/** The work was taken over while this process stood still; what came of it is written down. */
class ReadElsewhere extends Error {}
