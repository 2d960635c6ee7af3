import { toasts } from '@portal/ui';
import { t } from './texts.ts';

/** The notice of a button whose function the specification leaves open: nothing is called, nothing is stored (ledger OPEN-11, OPEN-61). */
export function notifyInDevelopment(): void {
  toasts.show({ type: 'info', title: t('inDevelopment') });
}
