import type { ZipReport } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { PlainFile } from '../../http/uploads/upload-rules.ts';
import { type Actor, holderOf } from '../../routing/caller.ts';
import type { ProjectPlace } from '../project-images/repository.ts';
import { requireProject } from '../project-images/service.ts';
import { requireUpload } from './chunks.ts';
import { type Outcome, ReadElsewhere, reportOf } from './outcome.ts';
import { readArchive } from './read-archive.ts';
import { storeProgressOf } from './progress.ts';
import { readInTurn, requireQuota } from './read-queue.ts';
import * as repository from './repository.ts';

interface Whole {
  params: { id: number };
  body: { zip_file: PlainFile; uploadId?: string | undefined; isReviewFirst?: boolean | undefined };
}

/** An archive that came as a whole. */
export async function uploadWhole(context: Context, actor: Actor, requested: Whole): Promise<ZipReport> {
  const place = await requireProject(context, actor, requested);
  const holder = holderOf(actor);
  requireQuota(holder);
  const { zip_file: file, uploadId, isReviewFirst = false } = requested.body;
  const report = await readInTurn(holder, () =>
    uploadId === undefined
      ? readArchive(context, place, file.path, !isReviewFirst)
      : readOnce(context, actor, place, { uploadId, isReviewFirst }, file),
  );
  // The oldest versions of a photo are deleted when new ones exceed the limit.
  context.removePendingFiles();
  return report;
}

/** Reads an archive whose sender gave it an id, unless it was cancelled or read before: then that result is answered. */
async function readOnce(
  context: Context,
  actor: Actor,
  place: ProjectPlace,
  { uploadId, isReviewFirst }: { uploadId: string; isReviewFirst: boolean },
  file: PlainFile,
): Promise<ZipReport> {
  const { db, clock } = context;
  const before = await repository.findUpload(db, place, uploadId, clock.now());
  if (before?.outcome) return reportOf(before.outcome as Outcome);
  await repository.insertWhole(db, place, uploadId, clock.now());
  try {
    return await readArchive(
      context,
      place,
      file.path,
      !isReviewFirst,
      async (trx, report) => {
        if (!(await repository.settleUpload(trx, place, uploadId, { report }, clock.now()))) throw new ReadElsewhere();
      },
      storeProgressOf(context, uploadId),
    );
  } catch (error) {
    if (!(error instanceof ReadElsewhere)) throw error;
    const { outcome } = await requireUpload(context, actor, { params: { id: place.projectId, uploadId } });
    return reportOf(outcome as Outcome);
  }
}
