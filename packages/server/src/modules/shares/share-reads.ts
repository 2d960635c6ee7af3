import { shareLimits, type SharedImage } from '@portal/api';
import { coalesceReads } from '../../platform/concurrency/coalesce-reads.ts';
import type { Ports } from '../../platform/ports.ts';
import type { PrivateAddresses } from '../../platform/sign-addresses.ts';
import type { ShareReads, OpenShare, SharedImages } from '../../routing/open-share.ts';
import { findShare, imageStampOf, openShare, openSigned } from './open-share.ts';
import { downloadedKind } from './downloads.ts';
import * as repository from './repository.ts';
import * as shownPhotos from './shown-repository.ts';
import { fixesOf } from './verdicts/repository.ts';

type PageOfShare = Parameters<ShareReads['images']>[0];

/** Before this moment, a visit counts as an earlier one. */
const visitsEnd = (now: Date): Date => new Date(now.getTime() - shareLimits.openedPauseSeconds * 1000);

/** Whether opening the page now is another visit. */
export function isNewVisit({ last_opened_at }: Pick<OpenShare, 'last_opened_at'>, now: Date): boolean {
  return last_opened_at === null || last_opened_at <= visitsEnd(now);
}

/**
 * What the page of a share reads. All parents of a class open one share at once: those who come while a read is running share the next one, so that
 * the database answers each of them as fast as one of them.
 */
export function createShareReads({ db, clock }: Pick<Ports, 'db' | 'clock'>, addresses: PrivateAddresses): ShareReads {
  const open = coalesceReads((token: string) => openShare({ db, clock }, token));
  return {
    find: (token) => findShare({ db }, token),

    open: (token: string | null): Promise<OpenShare> => (token === null ? openShare({ db, clock }, token) : open(token)),

    openSigned: (path, query) => openSigned({ db, clock }, addresses, path, query),

    counts: coalesceReads(
      async (share: OpenShare) => ({
        originals: await shownPhotos.countOriginals(db, share),
        retouched: await shownPhotos.selectRetouchedState(db, share),
        favourites: await shownPhotos.countFavourites(db, share.id),
        chosen: await shownPhotos.countWanted(db, share),
      }),
      (share) => JSON.stringify(share),
    ),

    images: coalesceReads(
      (page: PageOfShare) => selectImages(db, addresses, page),
      (page) => JSON.stringify(page),
    ),

    recordVisit: coalesceReads((shareId: number) =>
      db.transaction().execute(async (trx) => {
        const now = clock.now();
        if (await repository.recordVisit(trx, shareId, now, visitsEnd(now))) await repository.insertEvent(trx, shareId, 'opened', now);
      }),
    ),
  };
}

/** Originals first, then retouched photos. A retoucher reads the remarks of the clients, who stay anonymous. */
async function selectImages(db: Ports['db'], addresses: PrivateAddresses, { share, offset, limit }: PageOfShare): Promise<SharedImages> {
  const count = await shownPhotos.countOriginals(db, share);
  const originals = offset < count ? await shownPhotos.selectOriginals(db, share, { offset, limit }) : [];
  const retouched = await shownPhotos.selectRetouched(db, share);
  const rest = retouched.slice(Math.max(0, offset - count), Math.max(0, offset + limit - count));
  const rows = [...originals, ...rest];
  const ids = rows.flatMap(({ original_id }) => original_id ?? []);
  const marks = new Map((await shownPhotos.selectMarks(db, share.id, ids)).map((mark) => [mark.image_id, mark]));
  const remarks = share.role === 'retoucher' ? await shownPhotos.selectRemarks(db, share.project_id) : null;
  const fixOf = share.role === 'retoucher' ? await fixesOf(db, share.project_id) : null;
  const looseIds = rows.flatMap(({ id, original_id }) => (original_id === null ? id : []));
  const sent = await shownPhotos.selectWork(db, share, { originals: ids, retouched: looseIds });
  const sentOf = (row: shownPhotos.ShownRow) =>
    sent.find(({ photo_id, original_id }) => (row.original_id === null ? photo_id === row.id : original_id === row.original_id));
  const workOf = (row: shownPhotos.ShownRow): Pick<SharedImage, 'work' | 'retouched'> => {
    const found = sentOf(row);
    if (share.role === 'client' || !found) return { work: share.role === 'client' || row.is_dropped ? null : 'to_do', retouched: null };
    const { photo_id, version_id, medium_key, width, height, is_own } = found;
    if (version_id === null || medium_key === null) return { work: found.work, retouched: null };
    const src = addresses.of(medium_key, imageStampOf(share, 'retouched'));
    return { work: found.work, retouched: { photoId: photo_id, versionId: version_id, src, width, height, isOwn: is_own } };
  };
  const items = rows.map((row, index): SharedImage => {
    const mark = row.original_id === null ? undefined : marks.get(row.original_id);
    const kind = index < originals.length ? 'original' : 'retouched';
    const stamp = imageStampOf(share, kind);
    const fix = fixOf ? (fixOf(row) ?? null) : row.fix;
    return {
      id: row.id,
      kind,
      originalId: row.original_id,
      name: row.name,
      width: row.width,
      height: row.height,
      color: row.color,
      takenAt: row.taken_at,
      src: addresses.of(row.medium_key, stamp),
      thumb: addresses.of(row.thumb_key, stamp),
      isFavourite: mark?.is_favourite ?? false,
      remark: (remarks ? remarks.get(row.original_id ?? 0) : mark?.remark) ?? null,
      isRenewed: row.is_renewed,
      versionId: row.version_id,
      verdict: fixOf ? (fix === null ? null : 'fix') : row.verdict,
      fix,
      isDropped: row.is_dropped,
      ...workOf(row),
      folders: [...(row.folders ?? [])],
      isDownloadable: share.can_download && kind === downloadedKind(share),
    };
  });
  return { items, total: count + retouched.length };
}
