import { linkLimits, type SharedImage } from '@portal/api';
import { sharedReads } from '../../platform/concurrency/shared-reads.ts';
import type { Ports } from '../../platform/ports.ts';
import type { PrivateAddresses } from '../../platform/sign-addresses.ts';
import type { LinkReads, OpenLink, SharedImages } from '../../routing/open-link.ts';
import { imageStampOf, openLink } from './open-link.ts';
import * as repository from './repository.ts';
import * as shownPhotos from './shown-repository.ts';

type PageOfLink = Parameters<LinkReads['images']>[0];

/** Before this moment, a visit counts as an earlier one. */
const visitsEnd = (now: Date): Date => new Date(now.getTime() - linkLimits.openedPauseSeconds * 1000);

/** Whether opening the page now is another visit. */
export function isNewVisit({ last_opened_at }: Pick<OpenLink, 'last_opened_at'>, now: Date): boolean {
  return last_opened_at === null || last_opened_at <= visitsEnd(now);
}

/**
 * What the page of a link reads. All parents of a class open one link at once: those who come while a read is running share the next one, so that
 * the database answers each of them as fast as one of them.
 */
export function createLinkReads({ db, clock }: Pick<Ports, 'db' | 'clock'>, addresses: PrivateAddresses): LinkReads {
  const open = sharedReads((token: string) => openLink({ db, clock }, token));
  return {
    open: (token: string | null): Promise<OpenLink> => (token === null ? openLink({ db, clock }, token) : open(token)),

    counts: sharedReads(
      async (link: OpenLink) => ({
        originals: await shownPhotos.countOriginals(db, link),
        retouched: await shownPhotos.selectRetouchedState(db, link),
        favourites: await shownPhotos.countFavourites(db, link.id),
      }),
      (link) => JSON.stringify(link),
    ),

    images: sharedReads(
      (page: PageOfLink) => selectImages(db, addresses, page),
      (page) => JSON.stringify(page),
    ),

    recordVisit: sharedReads((linkId: number) =>
      db.transaction().execute(async (trx) => {
        const now = clock.now();
        if (await repository.recordVisit(trx, linkId, now, visitsEnd(now))) await repository.insertEvent(trx, linkId, 'opened', now);
      }),
    ),
  };
}

/** Originals first, then retouched photos. A retoucher reads the remarks of the clients, who stay anonymous. */
async function selectImages(db: Ports['db'], addresses: PrivateAddresses, { link, offset, limit }: PageOfLink): Promise<SharedImages> {
  const count = await shownPhotos.countOriginals(db, link);
  const originals = offset < count ? await shownPhotos.selectOriginals(db, link, { offset, limit }) : [];
  const retouched = await shownPhotos.selectRetouched(db, link);
  const rest = retouched.slice(Math.max(0, offset - count), Math.max(0, offset + limit - count));
  const rows = [...originals, ...rest];
  const ids = rows.flatMap(({ original_id }) => original_id ?? []);
  const marks = new Map((await shownPhotos.selectMarks(db, link.id, ids)).map((mark) => [mark.image_id, mark]));
  const remarks = link.role === 'retoucher' ? await shownPhotos.selectRemarks(db, link.project_id) : null;
  const items = rows.map((row, index): SharedImage => {
    const mark = row.original_id === null ? undefined : marks.get(row.original_id);
    const kind = index < originals.length ? 'original' : 'retouched';
    const stamp = imageStampOf(link, kind);
    return {
      id: row.id,
      kind,
      originalId: row.original_id,
      name: row.name,
      width: row.width,
      height: row.height,
      color: row.color,
      src: addresses.of(row.medium_key, stamp),
      thumb: addresses.of(row.thumb_key, stamp),
      isFavourite: mark?.is_favourite ?? false,
      remark: (remarks ? remarks.get(row.id) : mark?.remark) ?? null,
      isRenewed: row.is_renewed,
      isDropped: row.is_dropped,
    };
  });
  return { items, total: count + retouched.length };
}
