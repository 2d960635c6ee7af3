import type { Upload } from '@portal/ui';
import { useEffect, useState } from 'react';
import { isUploading } from '../../../common/uploads/index.ts';
import { useSession } from '../../../common/data/index.ts';

/** How many photos of an upload were done when a reload, or the end of the session, interrupted it. */
export interface InterruptedUploads {
  done: number;
  total: number;
}

/** What a browser's storage holds may be of any version. */
function read(stored: unknown): InterruptedUploads | null {
  if (typeof stored !== 'object' || stored === null || !('done' in stored) || !('total' in stored)) return null;
  const { done, total } = stored;
  return typeof done === 'number' && typeof total === 'number' && done < total ? { done, total } : null;
}

/** Stores the progress of an upload into a project. Returns the one that was interrupted before this dialog was opened. */
export function useInterruptedUploads(projectId: number, uploads: readonly Upload[]): InterruptedUploads | null {
  const { drafts } = useSession();
  const key = `images-${projectId}`;
  const [before] = useState(() => read(drafts.read(key)));
  const done = uploads.filter(({ state }) => state.step === 'success').length;
  const isSending = uploads.some(isUploading);
  const isTroubled = uploads.some(({ state }) => state.step === 'error');
  const total = uploads.length;
  useEffect(() => {
    if (isSending) drafts.write(key, { done, total } satisfies InterruptedUploads);
    else if (total > 0 && !isTroubled) drafts.forget(key);
  }, [drafts, key, done, total, isSending, isTroubled]);
  return total === 0 ? before : null;
}
