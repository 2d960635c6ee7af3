import type { ZipReport } from '@portal/api';
import type { ZipUploadState } from '@portal/ui';
import { type Archive, isFruitless, mergedReport } from '../../common/uploads/index.ts';
import { t } from '../texts.ts';
import type { Ended, UploadState } from './state.ts';

/** Archives that are sent one after another. */
export interface Sending {
  archives: readonly Archive[];
  /** The index of the current one; beyond the last: all have ended. */
  at: number;
  /** Of those that the server has read. */
  reports: readonly ZipReport[];
  /** Those that the server has refused for good; the others were sent. */
  refused: ZipReport['refused'];
}

export const beginSending = (archives: readonly Archive[]): Sending => ({ archives, at: 0, reports: [], refused: [] });

/** What follows the end of an archive: the next one, also where this one is refused for good. Null: it stops here, and can be sent again. */
export function afterArchive(sending: Sending, ended: Ended): Sending | null {
  const { archives, at, reports, refused } = sending;
  if (ended.step === 'completed') return { ...sending, at: at + 1, reports: [...reports, ended.report] };
  if (archives.length === 1 || ended.step !== 'error' || !ended.isFinal) return null;
  const reason = ended.failure.kind === 'refused' ? ended.failure.message : ended.message;
  return { ...sending, at: at + 1, refused: [...refused, { name: ended.file.name, reason }] };
}

/** The uploads of archives, as the dialog renders them. */
export function shownSending(sending: Sending, upload: UploadState): ZipUploadState {
  const { archives, at, refused } = sending;
  const { file, percent } = upload;
  const report = mergedReport(sending);
  // The last one has ended: their results are shown as one.
  if (at === archives.length) {
    if (report) return { step: 'completed', file, isFruitless: isFruitless(report) };
    const message = refused.map(({ name, reason }) => t('zip.errors.ofArchive', { name, reason })).join(' ');
    return { step: 'error', file, percent, message, isFinal: true };
  }
  const hasStopped = upload.step === 'cancelled' || upload.step === 'error';
  return report && hasStopped ? { ...upload, notice: t('zip.earlier', report.total) } : upload;
}
