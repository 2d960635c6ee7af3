import type { ZipUploadState } from '@portal/ui';
import { isFruitless } from '../../../common/uploads/index.ts';
import { mergedReport } from '../../../common/uploads/index.ts';
import { t } from '../../texts.ts';
import type { UploadState } from '../machine/state.ts';
import { shownOf } from '../shown.ts';
import type { Sending } from './sending.ts';

/** The uploads of archives, as the dialog renders them. */
export function shownSending(sending: Sending, upload: UploadState): ZipUploadState {
  const { archives, at, refused } = sending;
  const archive = archives[Math.min(at, archives.length - 1)];
  const file = { name: archive?.name ?? '', size: archive?.size ?? 0 };
  const report = mergedReport(sending);
  // The last one has ended: their results are shown as one.
  if (at === archives.length) {
    if (report) return { step: 'completed', file, isFruitless: isFruitless(report) };
    const message = refused.map(({ name, reason }) => t('zip.errors.ofArchive', { name, reason })).join(' ');
    return { step: 'error', file, percent: upload.percent, message, isFinal: true };
  }
  const shown = shownOf(upload, file);
  const hasStopped = shown.step === 'cancelled' || shown.step === 'error';
  return report && hasStopped ? { ...shown, notice: t('zip.earlier', report.total) } : shown;
}
