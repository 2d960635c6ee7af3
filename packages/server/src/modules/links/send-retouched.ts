import { linkSentences, Refusal, sentences, type ZipReport } from '@portal/api';
import { fieldRefusal } from '../../http/uploads/uploads.ts';
import type { UploadedFile } from '../../http/uploads/upload-rules.ts';
import { insertOnce } from '../../platform/jobs/repository.ts';
import { firstBytes } from '../../platform/files/first-bytes.ts';
import type { Context } from '../../routing/context.ts';
import type { OpenLink } from '../../routing/open-link.ts';
import type { LinkCaller } from '../../routing/serve-links.ts';
import { type Brought, readPhotos } from '../zip-upload/read-archive.ts';
import { readInTurn, requireQuota } from '../zip-upload/read-queue.ts';
import { stateOf } from './open-link.ts';
import * as repository from './repository.ts';
import { selectOriginals } from './shown-repository.ts';

/** Milliseconds after which the photographer gets an email. */
const EMAIL_PAUSE_MS = 10 * 60_000;

/** A file that begins like an archive is one, and a file with the name of one must be one. */
const isArchive = async ({ path, name }: UploadedFile): Promise<boolean> => /\.zip$/i.test(name) || (await firstBytes(path, 2)) === 'PK';

async function sort(files: readonly UploadedFile[]): Promise<Omit<Brought, 'link'>> {
  const marked = await Promise.all(files.map(async (file) => ({ file, isZip: await isArchive(file) })));
  const archives = marked.filter(({ isZip }) => isZip);
  if (archives.length > 1) throw fieldRefusal(422, 'file', sentences.zipOneFile);
  // What a retoucher sends waits for the photographer.
  return { archive: archives[0]?.file.path ?? null, isShown: false, loose: marked.flatMap(({ file, isZip }) => (isZip ? [] : file)) };
}

/** The link may have been ended, renewed or given another PIN while the files were received and read: then nothing is stored. */
async function requireStill(trx: repository.Db, link: OpenLink, now: Date): Promise<void> {
  const current = await repository.lockLink(trx, link.id);
  if (current?.token_hash !== link.token_hash) throw new Refusal(404, linkSentences.unknown);
  if (stateOf(current, now) !== 'active') throw new Refusal(410, linkSentences.ended);
  if (current.pin_hash !== link.pin_hash) throw new Refusal(403, linkSentences.pinNeeded);
}

/** Retouched photos from a retoucher: read and reported like the photographer's own archives. */
export async function sendRetouched(
  context: Context,
  { link }: LinkCaller,
  _requested: unknown,
  files: readonly UploadedFile[],
): Promise<ZipReport> {
  // Negative, so that it is no photographer's id: a retoucher and the photographer have separate limits.
  const line = -link.id;
  requireQuota(line);
  const brought = { ...(await sort(files)), link: { id: link.id, groupId: link.group_id } };
  const place = { photographerId: link.photographer_id, projectId: link.project_id };
  let count = 0;
  const {
    missing,
    total: _,
    ...report
  } = await readInTurn(line, () =>
    readPhotos(context, place, brought, async (trx, { matched, withoutOriginal, unchanged }) => {
      const now = context.clock.now();
      await requireStill(trx, link, now);
      count = matched.length + withoutOriginal.length - unchanged.length;
      if (count > 0) await repository.insertUpload(trx, link.id, now, count);
    }),
  );
  // The oldest versions of a photo are deleted when new ones exceed the limit.
  context.removePendingFiles();
  // One email for everything that arrives within these minutes: a retoucher often sends photo by photo.
  if (count > 0) await insertOnce(context.db, { kind: 'link-news', payload: { linkId: link.id, what: 'uploaded' } }, EMAIL_PAUSE_MS);
  // The answer must not mention photos that this link does not show, and not ask for those that are chosen no longer.
  const shown = new Set((await selectOriginals(context.db, link)).flatMap(({ name, is_dropped }) => (is_dropped ? [] : name)));
  const left = missing.filter((name) => shown.has(name));
  // Nor groups that he has not named himself.
  const joined = report.joined.map((one) => (one.by === 'folder' ? one : { ...one, group: null }));
  return { ...report, joined, missing: left, total: { originals: shown.size, matched: shown.size - left.length } };
}
