import { shareSentences, Refusal } from '@portal/api';
import type { ServedFile } from '../../http/downloads/send-file.ts';
import type { Context } from '../../routing/context.ts';
import type { ShareCaller } from '../../routing/caller.ts';
import { archiveOf } from '../project-images/archive.ts';
import * as repository from './repository.ts';
import * as shownPhotos from './shown-repository.ts';

/** Remarks with the names of their photos; an empty text where there are none. */
async function remarksOn({ db }: Context, { share }: ShareCaller, images: readonly shownPhotos.ShownRow[]): Promise<string> {
  const remarks = await shownPhotos.selectRemarks(db, share.project_id);
  const lines = images.flatMap(({ id, name }) => {
    const remark = remarks.get(id);
    return remark === undefined ? [] : [`${name}\n${remark}\n`];
  });
  return lines.join('\n');
}

/** Retouched photos for a client, never an original; for a retoucher the chosen originals with a list of remarks, others only by their ids. */
export async function downloadShared(
  context: Context,
  caller: ShareCaller,
  { query: { ids } }: { query: { ids?: number[] | undefined } },
): Promise<ServedFile> {
  const { share, request } = caller;
  if (!share.can_download) throw new Refusal(403, shareSentences.downloadsClosed);
  const isClient = share.role === 'client';
  const images = isClient ? await shownPhotos.selectRetouched(context.db, share) : await shownPhotos.selectOriginals(context.db, share);
  const wanted = ids && new Set(ids);
  const chosen = images.filter(({ id, is_dropped }) => (wanted ? wanted.has(id) : !is_dropped));
  if (wanted && chosen.length !== wanted.size) throw new Refusal(404, shareSentences.imageNotShown);
  if (chosen.length === 0) throw new Refusal(404, shareSentences.nothingToDownload);
  // A resumed download is not counted again.
  if (!isContinued(request.headers.range)) await note(context, caller, chosen);
  const remarks = isClient ? '' : await remarksOn(context, caller, chosen);
  const texts = remarks === '' ? [] : [{ name: shareSentences.remarksFile, text: remarks, createdAt: context.clock.now() }];
  return archiveOf(context, share.group_name ?? share.project_name, { receiver: 'share', images: chosen, texts });
}

/** Whether a range begins behind the first byte. Download managers begin with one that is the whole file, and what is no range is answered with it. */
const isContinued = (range = ''): boolean => /^bytes=(?:0*[1-9]\d*-\d*|-\d+)$/i.test(range);

async function note(context: Context, { share }: ShareCaller, images: readonly shownPhotos.ShownRow[]): Promise<void> {
  const now = context.clock.now();
  if (share.role === 'retoucher')
    await shownPhotos.recordDownloads(
      context.db,
      share.id,
      images.map(({ id }) => id),
    );
  await repository.updateShare(context.db, share.id, { last_downloaded_at: now });
  await repository.insertEvent(context.db, share.id, 'downloaded', now, images.length);
  // Only the first time: a family that downloads photo by photo must not fill a mailbox.
  if (share.role === 'client' && share.last_downloaded_at === null) {
    await context.enqueue({ kind: 'share-news', payload: { shareId: share.id, what: 'downloaded' } });
  }
}
