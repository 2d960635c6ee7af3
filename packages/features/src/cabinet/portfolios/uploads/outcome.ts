import type { ToastNote } from '@portal/ui';
import type { Outcome } from '../../../common/uploads/index.ts';
import { t } from '../texts.ts';

/** How the photos for a portfolio ended. */
export interface PhotosOutcome extends Omit<Outcome, 'renamed'> {
  /** The portfolio had no photo before. */
  isFirst: boolean;
}

/** How many were chosen and what became of them; the numbers add up. Undefined where all were added. `more`: in front of the rest. */
function sum({ added, repeated, troubled, cancelled, isWhole }: PhotosOutcome, more?: string): string | undefined {
  const parts = [
    repeated > 0 && t('uploads.wereThere', { count: repeated }),
    cancelled > 0 && t('uploads.cancelled', { count: cancelled }),
    troubled > 0 && t('uploads.left', { count: troubled }),
  ].filter((part) => part !== false);
  if (parts.length === 0) return undefined;
  const isMixed = parts.length > 1 || added > 0;
  const chosen = isWhole && isMixed ? t('uploads.chosen', { count: added + repeated + troubled + cancelled }) : undefined;
  return [chosen, more, ...parts].filter((part) => part !== undefined).join(' ');
}

/** The notice when an upload into a portfolio has ended. None where everything was cancelled. */
export function outcomeNote(outcome: PhotosOutcome): ToastNote | null {
  const { isFirst, added, repeated, troubled } = outcome;
  const message = sum(outcome);
  if (added > 0) {
    const title = t(added === 1 ? 'uploads.doneOne' : 'uploads.doneMany', { count: added });
    return { type: troubled > 0 ? 'warning' : 'success', title, message: message ?? (isFirst ? t('uploads.complete') : undefined) };
  }
  if (troubled > 0) return { type: 'error', title: t('uploads.failed'), message };
  return repeated > 0 ? { type: 'info', title: t('uploads.repeated', { count: repeated }) } : null;
}

/** The same for a portfolio that was created a moment ago: it exists, even if its photos failed. */
export function creationNote(outcome: PhotosOutcome): ToastNote {
  if (outcome.troubled + outcome.cancelled === 0) {
    return { type: 'success', title: t('created'), message: sum(outcome) ?? t('uploads.complete') };
  }
  return {
    type: 'warning',
    title: t('createdWithTrouble'),
    message: sum(outcome, t('uploads.added', { count: outcome.added })),
  };
}
