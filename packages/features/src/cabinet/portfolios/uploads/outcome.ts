import type { ToastNote } from '@portal/ui';
import { t } from '../texts.ts';

/** How a number of files ended. */
export interface Outcome {
  /** The portfolio had no photo before. */
  isFirst: boolean;
  added: number;
  /** The portfolio had them already. */
  repeated: number;
  /** Failed or refused. */
  troubled: number;
  cancelled: number;
}

/** Whether no file is left that the user may want to see or to retry. */
export const isClean = ({ troubled, cancelled }: Outcome): boolean => troubled + cancelled === 0;

/** The notice when an upload into a portfolio has ended. None where everything was cancelled. */
export function outcomeNote({ isFirst, added, repeated, troubled }: Outcome): ToastNote | null {
  const left = troubled > 0 ? t('uploads.left', { count: troubled }) : undefined;
  if (added > 0) {
    const title = t(added === 1 ? 'uploads.doneOne' : 'uploads.doneMany', { count: added });
    return { type: troubled > 0 ? 'warning' : 'success', title, message: left ?? (isFirst ? t('uploads.complete') : undefined) };
  }
  if (troubled > 0) return { type: 'error', title: t('uploads.failed'), message: left };
  return repeated > 0 ? { type: 'info', title: t('uploads.repeated', { count: repeated }) } : null;
}

/** The same for a portfolio that was created a moment ago: it exists, even if its photos failed. */
export function creationNote(outcome: Outcome): ToastNote {
  if (isClean(outcome)) return { type: 'success', title: t('created'), message: t('uploads.complete') };
  const left = t('uploads.left', { count: outcome.troubled + outcome.cancelled });
  return { type: 'warning', title: t('createdWithTrouble'), message: left };
}
