import { isUploadId, Refusal, sentences } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { Actor } from '../../routing/caller.ts';
import { lockProject } from '../project-images/repository.ts';
import { type AboutUpload, requireUpload } from './chunks.ts';
import { cancelled, type Outcome } from './outcome.ts';
import * as repository from './repository.ts';

/**
 * Cancels an upload, in chunks or whole, before or while it is read. The read commits its rows only where it can write its
 * outcome in the same transaction, so that either nothing is stored, or this call refuses because it came too late.
 */
export async function cancel(context: Context, actor: Actor, requested: AboutUpload): Promise<{ message: string }> {
  const { db, clock } = context;
  const place = { photographerId: actor.userId, projectId: requested.params.id };
  const isFirst = await db.transaction().execute(async (trx) => {
    // Locked in the same order as by the read.
    if (!(await lockProject(trx, place))) throw new Refusal(404, sentences.notFound);
    // No archive can be sent with another id, so there is nothing to record.
    if (!isUploadId(requested.params.uploadId)) return false;
    return repository.settleUpload(trx, place, requested.params.uploadId, cancelled, clock.now());
  });
  if (!isFirst) {
    const { outcome } = await requireUpload(context, actor, requested);
    if ('report' in (outcome as Outcome)) throw new Refusal(409, sentences.zipTooLateToCancel);
  }
  context.removePendingFiles();
  return { message: sentences.zipCancelled };
}
