import type { Upload } from '@portal/ui';

/** Whether its request is open. */
export const isRunning = ({ state }: Upload): boolean =>
  state.step === 'connecting' || state.step === 'uploading' || state.step === 'processing';
/** Whether its turn has not come. */
export const isWaiting = ({ state }: Upload): boolean => state.step === 'preparing';
/** Whether a file has not come to any end. */
export const isOnWay = (upload: Upload): boolean => isRunning(upload) || isWaiting(upload);
