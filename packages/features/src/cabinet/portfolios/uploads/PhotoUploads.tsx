import { UploadList } from '@portal/ui';
import { t } from '../texts.ts';
import type { Uploads } from './useUploads.ts';

const words = {
  part: (number: number, total: number) => t('uploads.part', { number, total }),
};

/** The photos on their way. */
export function PhotoUploads({ uploads: { uploads, cancel, cancelAll, retry } }: { uploads: Uploads }) {
  return (
    <UploadList
      label={t('uploads.label')}
      uploads={uploads}
      onCancel={cancel}
      onCancelAll={cancelAll}
      onRetry={(id) => retry([id])}
      onRetryFailed={retry}
      words={words}
    />
  );
}
