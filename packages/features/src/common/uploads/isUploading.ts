import type { Upload } from '@portal/ui';

/** Whether its request is running. */
export const isRunning = ({ state }: Upload): boolean =>
  state.step === 'connecting' || state.step === 'uploading' || state.step === 'processing';
/** Whether it is queued. */
export const isWaiting = ({ state }: Upload): boolean => state.step === 'preparing';
/** Whether the upload of a file has not ended. */
export const isUploading = (upload: Upload): boolean => isRunning(upload) || isWaiting(upload);
