import { projectNewsEmail } from '../../../emails/project-news.ts';
import type { ShareEvent, ShareNews } from '../../../platform/jobs/job.ts';
import { insertNews } from '../../../platform/jobs/repository.ts';
import type { Context } from '../../../routing/context.ts';
import type { OpenShare } from '../../../routing/open-share.ts';
import { selectForNews } from '../repository.ts';
import { countFavourites } from '../shown-repository.ts';

/** Milliseconds after which the photographer gets an email: a class that chooses in the evening, or a retoucher who sends photo by photo, writes one. */
const PAUSE_MS = 10 * 60_000;

/** Tells the photographer what was done through a share, with what else happens in the project meanwhile. */
export const enqueueNews = ({ db }: Pick<Context, 'db'>, share: Pick<OpenShare, 'id' | 'project_id'>, what: ShareNews): Promise<void> =>
  insertNews(db, share.project_id, { shareId: share.id, what }, PAUSE_MS);

/** Sends the news of one project; nothing of shares that were deleted meanwhile. */
export async function sendProjectNews({ db, mail, publicUrl }: Context, events: readonly ShareEvent[]): Promise<void> {
  const shares = new Map((await selectForNews(db, [...new Set(events.map(({ shareId }) => shareId))])).map((share) => [share.id, share]));
  const [first] = shares.values();
  if (!first) return;
  const told = [];
  for (const { shareId, what } of events) {
    const share = shares.get(shareId);
    if (share) told.push({ what, group: share.group_name, chosen: what === 'choice_closed' ? await countFavourites(db, shareId) : 0 });
  }
  const part = told.every(({ what }) => what === 'uploaded') ? 'retouched' : 'shares';
  const address = `${publicUrl}/dashboard/projects?project=${first.project_id}&part=${part}`;
  await mail.send({ to: first.email, ...projectNewsEmail({ project: first.project_name, events: told, address }) });
}
