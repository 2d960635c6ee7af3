import { LazyDialogFailed } from '../lazy/LazyDialogFailed.tsx';
import type { DialogFailedProps } from '../lazy/DialogFailed.tsx';
import { t } from './texts.ts';

/** The viewer could not be loaded: shown over the page, which stays as it is. */
export function ViewerFailed(props: Omit<DialogFailedProps, 'label' | 'failed'>) {
  return <LazyDialogFailed {...props} label={t('label')} failed={t('failed')} />;
}
