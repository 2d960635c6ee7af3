import { LateWindowFailed } from '../pieces/LateWindowFailed.tsx';
import type { WindowFailedProps } from '../pieces/WindowFailed.tsx';
import { t } from './texts.ts';

/** The viewer did not come: said over the page, which stays as it is. */
export function ViewerFailed(props: Omit<WindowFailedProps, 'label' | 'failed'>) {
  return <LateWindowFailed {...props} label={t('label')} failed={t('failed')} />;
}
