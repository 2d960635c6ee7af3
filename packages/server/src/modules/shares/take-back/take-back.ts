import { Refusal, sendSentences, sentences } from '@portal/api';
import type { ShareCaller } from '../../../routing/caller.ts';
import type { Context } from '../../../routing/context.ts';
import { lockProject } from '../../project-images/repository.ts';
import { insertCounted } from '../repository.ts';
import { requireStill } from '../send-retouched.ts';
import { takeBack } from '../shown-repository.ts';

/** What somebody else has sent counts as missing. */
export async function takeBackRetouched(
  context: Context,
  { share }: ShareCaller<'retoucher'>,
  { params }: { params: { photoId: number; versionId: number } },
): Promise<{ message: string }> {
  const at = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    // Locked, because the photographer may publish it at this moment, and archives add versions.
    await lockProject(trx, { photographerId: share.photographer_id, projectId: share.project_id });
    await requireStill(trx, share, at);
    const outcome = await takeBack(trx, share, params);
    if (outcome === 'gone') throw new Refusal(404, sendSentences.sentGone);
    if (outcome === 'published') throw new Refusal(409, sendSentences.sentPublished);
    if (outcome === 'held') throw new Refusal(409, sendSentences.sentHeld);
    await insertCounted(trx, share.id, 'taken_back', at, 1);
  });
  context.removePendingFiles();
  return { message: sentences.imageDeleted };
}
