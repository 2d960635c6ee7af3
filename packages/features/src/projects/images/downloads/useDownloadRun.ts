import { RequestError } from '@portal/api';
import { toasts } from '@portal/ui';
import { useRef, useState } from 'react';
import { notifyError, useIsMounted } from '../../../common/data/index.ts';
import { t } from '../../texts.ts';

/** Shows that a download is running. */
export const notifyDownload = (what: string) => toasts.show({ type: 'info', title: t('dashboard.projects.images.download', { what }) });

/** How many photos of an archive have been downloaded. */
export interface DownloadProgress {
  done: number;
  total: number;
}

type Save = (signal: AbortSignal, onProgress: (progress: DownloadProgress) => void) => Promise<void>;

interface DownloadRun {
  /** Files are being downloaded. */
  isPending: boolean;
  /** Null: there is no progress. */
  progress: DownloadProgress | null;
  /** Starts a download, unless another one is running; reports a failure. */
  run: (save: Save) => Promise<void>;
  /** Stops the download: nothing more of it is saved. */
  cancel: () => void;
}

/** One download at a time. */
export function useDownloadRun(): DownloadRun {
  const isMounted = useIsMounted();
  const running = useRef<AbortController>(null);
  const [isPending, setPending] = useState(false);
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const run = async (save: Save) => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setPending(true);
    try {
      await save(stop.signal, (next) => isMounted.current && setProgress(next));
    } catch (error) {
      const isCancelled = error instanceof RequestError && error.kind === 'aborted';
      if (!isCancelled) notifyError(t('dashboard.projects.images.errors.download'), error);
    } finally {
      running.current = null;
      if (isMounted.current) {
        setPending(false);
        setProgress(null);
      }
    }
  };
  return { isPending, progress, run, cancel: () => running.current?.abort() };
}
