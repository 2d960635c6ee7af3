import { shareLimits, Refusal, sendRetouched, sentences, zipLimits, sendSentences, takeBackRetouched } from '@portal/api';
import { mock } from '../mock.ts';
import { imagesOf, projectOf, takeBack } from './shared.ts';
import { takeFiles } from './take-archive.ts';
import { filesOf } from '../../world/archive.ts';
import { recordCounted } from '../../world/share.ts';

const refusal = (status: number, message: string) => new Refusal(status, message, { file: [message] });

function requireGood(files: readonly File[]): void {
  if (files.length > shareLimits.filesAtOnce) throw refusal(422, sendSentences.filesTooMany);
  if (files.length === 0) throw refusal(422, sendSentences.filesMissing);
  const empty = files.find(({ size }) => size === 0);
  if (empty) throw refusal(422, files.length > 1 ? `${empty.name}: ${sendSentences.fileEmpty}` : sendSentences.fileEmpty);
  if (files.reduce((sum, { size }) => sum + size, 0) > zipLimits.maxBytes) throw refusal(413, sendSentences.filesTooLarge);
}

const isArchive = async (file: File) => /\.zip$/i.test(file.name) || (await file.slice(0, 2).text()) === 'PK';

/** What a retoucher uploads through a share. */
export const sentRetouched = [
  mock(sendRetouched, async ({ body: { files: blobs } }, context) => {
    const { share } = context;
    const files = blobs.flatMap((one) => (one instanceof File ? one : []));
    requireGood(files);
    const isZip = await Promise.all(files.map(isArchive));
    const [archive, ...more] = files.filter((_, index) => isZip[index]);
    if (more.length > 0) throw refusal(422, sentences.zipOneFile);
    const loose = files.flatMap((one, index) => (isZip[index] ? [] : { name: one.name.normalize('NFC'), folders: [], content: one }));
    const project = projectOf(context.world, share);
    const archived = archive ? await filesOf(archive) : [];
    // What a retoucher sends waits for the photographer.
    const report = await takeFiles(context.world, project, { archived, loose, isShown: false, share });
    const count = report.matched.length + report.withoutOriginal.length - report.unchanged.length;
    if (count > 0) recordCounted(context.world, share, 'uploaded', count);
    const shown = imagesOf(context.world, share).flatMap(({ name, kind, isDropped }) => (isDropped || kind === 'retouched' ? [] : name));
    const missing = report.missing.filter((name) => shown.includes(name));
    // Groups that he has not named himself are none of his business.
    const joined = report.joined.map((one) => (one.by === 'folder' ? one : { ...one, group: null }));
    return { ...report, joined, missing, total: { originals: shown.length, matched: shown.length - missing.length } };
  }),

  mock(takeBackRetouched, ({ params }, { world, share }) => {
    takeBack(world, share, params);
    return { message: sentences.imageDeleted };
  }),
];
