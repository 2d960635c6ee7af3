import {
  addressOf,
  downloadShared as archive,
  downloadSharedImage as single,
  Refusal,
  shareLimits,
  type ShareRole,
  shareSentences,
} from '@portal/api';
import type { ServedFile } from '../../http/downloads/send-file.ts';
import type { Context } from '../../routing/context.ts';
import type { ShareCaller } from '../../routing/caller.ts';
import { archiveOf, namesInArchive, redactedFile } from '../project-images/archive.ts';
import { enqueueNews } from './emails/news-emails.ts';
import { downloadStampOf } from './open-share.ts';
import * as repository from './repository.ts';
import * as shownPhotos from './shown-repository.ts';
import { fixesOf } from './verdicts/repository.ts';

/** What is to be fixed, and remarks, with the names that their photos have in the archive; an empty text where there is nothing. */
async function remarksOn({ db }: Context, { share }: ShareCaller, images: readonly shownPhotos.ShownRow[]): Promise<string> {
  const remarks = await shownPhotos.selectRemarks(db, share.project_id);
  const fixOf = await fixesOf(db, share.project_id);
  const names = namesInArchive(images);
  const lines = images.flatMap((image, place) => {
    const texts = [fixOf(image), remarks.get(image.original_id ?? 0)].filter((text) => text !== undefined);
    return texts.length === 0 ? [] : [[names[place], ...texts, ''].join('\n')];
  });
  return lines.join('\n');
}

/** Which photos are downloaded: retouched ones by a client, never an original; originals by a retoucher. */
export const downloadedKind = ({ role }: { role: ShareRole }): 'original' | 'retouched' => (role === 'client' ? 'retouched' : 'original');

/**
 * The photos that may be downloaded through a share: all that are still wanted, or those with these ids. For a retoucher retouched ones that have no
 * original, which he has sent and wait or are to be fixed, are among all: alone they have no number, because originals have the same ones.
 */
async function selectDownloaded(
  { db }: Context,
  { share }: ShareCaller,
  ids: readonly number[] | undefined,
): Promise<shownPhotos.ShownRow[]> {
  if (!share.can_download) throw new Refusal(403, shareSentences.downloadsClosed);
  const isRetouched = downloadedKind(share) === 'retouched';
  const originals = isRetouched ? [] : await shownPhotos.selectOriginals(db, share);
  const retouched = isRetouched || !ids ? await shownPhotos.selectRetouched(db, share) : [];
  const images = [...originals, ...retouched];
  const wanted = ids && new Set(ids);
  const chosen = images.filter(({ id, is_dropped }) => (wanted ? wanted.has(id) : !is_dropped));
  if (wanted && chosen.length !== wanted.size) throw new Refusal(404, shareSentences.imageNotShown);
  if (chosen.length === 0) throw new Refusal(404, shareSentences.nothingToDownload);
  return chosen;
}

/** Retouched photos for a client, never an original; for a retoucher the chosen originals in the folders of their groups, and what has no original and waits as he has sent it or is to be fixed, with a list of remarks, others only by their ids. */
export async function downloadShared(
  context: Context,
  caller: ShareCaller,
  { query: { ids } }: { query: { ids?: number[] | undefined } },
): Promise<ServedFile> {
  const { share } = caller;
  const chosen = await selectDownloaded(context, caller, ids);
  await note(context, caller, chosen);
  const remarks = share.role === 'client' ? '' : await remarksOn(context, caller, chosen);
  // Always of the same time: with another one each time the archive would be another one, and could not be resumed.
  const texts = remarks === '' ? [] : [{ name: shareSentences.remarksFile, text: remarks, createdAt: share.created_at }];
  return archiveOf(context, share.group_name ?? share.project_name, { receiver: 'share', images: chosen, texts });
}

/** One of the same photos, alone. */
export async function downloadSharedImage(
  context: Context,
  caller: ShareCaller,
  { params: { photoId } }: { params: { photoId: number } },
): Promise<ServedFile> {
  const [image] = await selectDownloaded(context, caller, [photoId]);
  if (!image) throw new Refusal(404, shareSentences.imageNotShown);
  await note(context, caller, [image]);
  return redactedFile(context, image);
}

/**
 * The address of the archive, or of one photo, for a browser. Refuses what may not be downloaded: a browser says of a download only that it failed. What
 * changes until it is opened, and the rates of downloads, are not known here.
 */
export async function getDownloadAddress(
  context: Context,
  caller: ShareCaller,
  { query: { photo } }: { query: { photo?: number | undefined } },
): Promise<{ address: string }> {
  await selectDownloaded(context, caller, photo === undefined ? undefined : [photo]);
  const path = photo === undefined ? addressOf(archive, { query: {} }) : addressOf(single, { params: { photoId: photo } });
  return { address: context.addresses.ofCall(path, downloadStampOf(caller.share), shareLimits.downloadSeconds) };
}

/** Whether a range begins behind the first byte. Download managers begin with one that is the whole file, and what is no range is answered with it. */
const isContinued = (range = ''): boolean => /^bytes=(?:0*[1-9]\d*-\d*|-\d+)$/i.test(range);

/** Records a download, unless it is one that is resumed, or only asked about. */
async function note(context: Context, { share, request }: ShareCaller, images: readonly shownPhotos.ShownRow[]): Promise<void> {
  if (request.method === 'HEAD' || isContinued(request.headers.range)) return;
  const now = context.clock.now();
  if (share.role === 'retoucher')
    await shownPhotos.recordDownloads(
      context.db,
      share.id,
      images.flatMap(({ original_id }) => original_id ?? []),
    );
  await repository.updateShare(context.db, share.id, { last_downloaded_at: now });
  await repository.insertEvent(context.db, share.id, 'downloaded', now, images.length);
  // Only the first time: a family that downloads photo by photo must not fill a mailbox.
  if (share.role === 'client' && share.last_downloaded_at === null) {
    await enqueueNews(context, share, 'downloaded');
  }
}
