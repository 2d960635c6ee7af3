import { toasts } from '@portal/ui';
import { t } from '../texts.ts';

/** «Связаться»: there is no call for it yet, and the visitor is informed. */
export function contact(): void {
  toasts.show({ type: 'info', title: t('photographer.contactNotice') });
}
