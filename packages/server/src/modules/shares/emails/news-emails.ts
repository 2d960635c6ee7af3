import { groupLabel } from '@portal/api';
import { projectNewsEmail } from '../../../emails/project-news.ts';
import type { ShareEvent, ShareNews } from '../../../platform/jobs/job.ts';
import { insertNews } from '../../../platform/jobs/repository.ts';
import type { Context } from '../../../routing/context.ts';
import type { OpenShare } from '../../../routing/open-share.ts';
import { selectForNews } from '../repository.ts';
import { countFavourites } from '../shown-repository.ts';

/** Milliseconds after which the photographer gets an email: a class that chooses in the evening, or a retoucher who sends photo by photo, writes one. */
const PAUSE_MS = 10 * 60_000;

/** Tells the photographer what was done through a share, with what else happens in the project meanwhile. `isAgain`: it had been accepted before. */
export const enqueueNews = (
  { db }: Pick<Context, 'db'>,
  share: Pick<OpenShare, 'id' | 'project_id'>,
  what: ShareNews,
  isAgain = false,
): Promise<void> => insertNews(db, share.project_id, { shareId: share.id, what, ...(isAgain && { again: true }) }, PAUSE_MS);

/** «1А, Котова Анна»: the group of a share, and the family whose it is; null: it is of the whole project. */
export const whoseOf = ({ group_name, family_name }: { group_name: string | null; family_name: string | null }): string | null =>
  family_name === null ? group_name : groupLabel(family_name, group_name);

/** Whether an event has come to something: a fix may be wanted no more, what was sent may be taken back, and who accepts may take it back and accept again. */
function isNews(
  { id, signed_off_at, fix_count, has_sent }: Awaited<ReturnType<typeof selectForNews>>[number],
  events: readonly ShareEvent[],
  what: ShareNews,
): boolean {
  if (what === 'fix_wanted') return fix_count > 0;
  if (what === 'uploaded') return has_sent;
  if (what !== 'signed_off' && what !== 'sign_off_withdrawn') return true;
  const [first] = events.filter(({ shareId, what: one }) => shareId === id && (one === 'signed_off' || one === 'sign_off_withdrawn'));
  if (what === 'signed_off') return signed_off_at !== null && first?.what === 'signed_off';
  // The photographer knows that it was accepted, if it was before all of these events.
  return signed_off_at === null && (first?.what === 'sign_off_withdrawn' || first?.again === true);
}

/** Sends the news of one project; nothing of shares that were deleted meanwhile. */
export async function sendProjectNews({ db, mail, publicUrl }: Context, events: readonly ShareEvent[]): Promise<void> {
  const shares = new Map((await selectForNews(db, [...new Set(events.map(({ shareId }) => shareId))])).map((share) => [share.id, share]));
  const [first] = shares.values();
  if (!first) return;
  const told = [];
  const once = events.filter(
    ({ shareId, what }, place) => place === events.findIndex((one) => one.shareId === shareId && one.what === what),
  );
  for (const { shareId, what } of once) {
    const share = shares.get(shareId);
    if (!share || !isNews(share, events, what)) continue;
    const count = what === 'choice_closed' ? await countFavourites(db, shareId) : what === 'fix_wanted' ? share.fix_count : 0;
    told.push({ what, group: whoseOf(share), count });
  }
  if (told.length === 0) return;
  const part = told.every(({ what }) => what === 'uploaded' || what === 'fix_wanted') ? 'retouched' : 'shares';
  const address = `${publicUrl}/dashboard/projects?project=${first.project_id}&part=${part}`;
  await mail.send({ to: first.email, ...projectNewsEmail({ project: first.project_name, events: told, address }) });
}
