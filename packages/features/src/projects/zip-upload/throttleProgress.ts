import type { UploadState } from './state.ts';

/** Milliseconds: more than ten updates a second are not readable. */
const SHOW_MS = 100;

/**
 * Throttles the progress, and passes everything else at once. On a fast connection a hundred chunks a second are done: rendering the dialog for each
 * of them was a fifth of the page's work.
 */
export function throttleProgress(show: (state: UploadState) => void): (state: UploadState) => void {
  let shown: UploadState | null = null;
  let latest: UploadState;
  let clock: ReturnType<typeof setTimeout> | undefined;
  const showLatest = () => {
    clearTimeout(clock);
    clock = undefined;
    shown = latest;
    show(latest);
  };
  return (state) => {
    latest = state;
    const isSending = 'chunks' in state && shown !== null && 'chunks' in shown;
    if (isSending) clock ??= setTimeout(showLatest, SHOW_MS);
    else showLatest();
  };
}
