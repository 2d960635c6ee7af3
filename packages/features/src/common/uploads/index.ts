/** Queues of files, archives, and the report of what was matched. */
export { isUploading } from './machine.ts';
export { createQueue, endOf, isClean, type Outcome, type QueuedFile, type Sent, type Unfit, type UploadQueue } from './queue.ts';
export { useOnline } from './useOnline.ts';
export { isZip } from './zip/isZip.ts';
export { inPortions, zipOf, type ZippedFile, zippedBytes } from './zip/zipOf.ts';
export { mergedReport } from './match-report/mergedReport.ts';
export { isFruitless } from './match-report/isFruitless.ts';
export { type Archive, archivesOf, fingerprintOf } from './zip/archives.ts';
export { MatchReport } from './match-report/MatchReport.tsx';
