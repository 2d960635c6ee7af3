import { toasts } from '@portal/ui';
import { t } from '../texts.ts';

/** «Связаться»: there is no call for it yet, and a notice tells the visitor. */
export function contact(): void {
  toasts.show({ type: 'info', title: t('photographer.contactNotice') });
}
