import { toasts } from '@portal/ui';
import { useRef, useState } from 'react';
import { notifyError, useIsMounted } from '../../../common/index.ts';
import { t } from '../../texts.ts';

/** Reports what is being downloaded. */
export const notifyDownload = (what: string) => toasts.show({ type: 'info', title: t('dashboard.projects.images.download', { what }) });

interface DownloadRun {
  /** Files are being fetched. */
  isPending: boolean;
  /** Downloads them, unless others are being downloaded; reports a failure. */
  run: (save: () => Promise<void>) => Promise<void>;
}

/** One download at a time. */
export function useDownloadRun(): DownloadRun {
  const isMounted = useIsMounted();
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const run = async (save: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    try {
      await save();
    } catch (error) {
      notifyError(t('dashboard.projects.images.errors.download'), error);
    } finally {
      isRunning.current = false;
      if (isMounted.current) setPending(false);
    }
  };
  return { isPending, run };
}
