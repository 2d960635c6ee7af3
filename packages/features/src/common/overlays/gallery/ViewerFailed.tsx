import { LazyDialogFailed } from '../lazy/LazyDialogFailed.tsx';
import type { DialogFailedProps } from '../lazy/DialogFailed.tsx';
import { createTexts } from '../../texts/index.ts';
import ru from './texts.ru.json';

/** Texts of the viewer, wherever photos are shown. */
const t = createTexts(ru);

/** The viewer could not be loaded: shown over the page, which stays as it is. */
export function ViewerFailed(props: Omit<DialogFailedProps, 'label' | 'failed'>) {
  return <LazyDialogFailed {...props} label={t('label')} failed={t('failed')} />;
}
