import { shareSentences, Refusal, sentences, type ZipReport } from '@portal/api';
import { fieldRefusal } from '../../http/uploads/uploads.ts';
import type { UploadedFile } from '../../http/uploads/upload-rules.ts';
import { firstBytes } from '../../platform/files/first-bytes.ts';
import type { Context } from '../../routing/context.ts';
import type { OpenShare } from '../../routing/open-share.ts';
import { holderOf, type ShareCaller } from '../../routing/caller.ts';
import { type Brought, readPhotos } from '../zip-upload/read-archive.ts';
import { readInTurn, requireQuota } from '../zip-upload/read-queue.ts';
import { enqueueNews } from './emails/news-emails.ts';
import { stateOf } from './open-share.ts';
import * as repository from './repository.ts';
import { selectOriginals } from './shown-repository.ts';

/** A file that begins like an archive is one, and a file with the name of one must be one. */
const isArchive = async ({ path, name }: UploadedFile): Promise<boolean> => /\.zip$/i.test(name) || (await firstBytes(path, 2)) === 'PK';

async function sort(files: readonly UploadedFile[]): Promise<Omit<Brought, 'share'>> {
  const marked = await Promise.all(files.map(async (file) => ({ file, isZip: await isArchive(file) })));
  const archives = marked.filter(({ isZip }) => isZip);
  if (archives.length > 1) throw fieldRefusal(422, 'file', sentences.zipOneFile);
  // What a retoucher sends waits for the photographer.
  return { archive: archives[0]?.file.path ?? null, isShown: false, loose: marked.flatMap(({ file, isZip }) => (isZip ? [] : file)) };
}

/** The share may have been ended, renewed, narrowed or given another PIN while the files were received and read: then nothing is stored. */
export async function requireStill(trx: repository.Db, share: OpenShare, now: Date): Promise<void> {
  const current = await repository.lockShare(trx, share.id);
  if (current?.token_hash !== share.token_hash) throw new Refusal(404, shareSentences.unknown);
  if (stateOf(current, now) !== 'active') throw new Refusal(410, shareSentences.ended);
  if (current.group_id !== share.group_id || current.also_shows !== share.also_shows) throw new Refusal(409, shareSentences.shownOthers);
  if (current.pin_hash !== share.pin_hash) throw new Refusal(403, shareSentences.pinNeeded);
}

/** Retouched photos from a retoucher: read and reported like the photographer's own archives. */
export async function sendRetouched(
  context: Context,
  caller: ShareCaller<'retoucher'>,
  { body: { files } }: { body: { files: readonly UploadedFile[] } },
): Promise<ZipReport> {
  const { share } = caller;
  const holder = holderOf(caller);
  requireQuota(holder);
  const brought = { ...(await sort(files)), share: { id: share.id, groupId: share.group_id, alsoShows: share.also_shows } };
  const place = { photographerId: share.photographer_id, projectId: share.project_id };
  let count = 0;
  const {
    missing,
    total: _,
    ...report
  } = await readInTurn(holder, () =>
    readPhotos(context, place, brought, async (trx, { matched, withoutOriginal, unchanged }) => {
      const now = context.clock.now();
      await requireStill(trx, share, now);
      count = matched.length + withoutOriginal.length - unchanged.length;
      if (count > 0) await repository.insertCounted(trx, share.id, 'uploaded', now, count);
    }),
  );
  // The oldest versions of a photo are deleted when new ones exceed the limit.
  context.removePendingFiles();
  if (count > 0) await enqueueNews(context, share, 'uploaded');
  // The answer must not mention photos that this share does not show, and not ask for those that are chosen no longer.
  const shown = new Set((await selectOriginals(context.db, share)).flatMap(({ name, is_dropped }) => (is_dropped ? [] : name)));
  const left = missing.filter((name) => shown.has(name));
  // Nor groups that he has not named himself.
  const joined = report.joined.map((one) => (one.by === 'folder' ? one : { ...one, group: null }));
  return { ...report, joined, missing: left, total: { originals: shown.size, matched: shown.size - left.length } };
}
