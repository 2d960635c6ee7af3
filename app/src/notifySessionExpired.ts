import { sentences } from '@portal/api';
import { toasts } from '@portal/ui';
import { t } from './texts.ts';

/** The toast for an expired session. */
export function notifySessionExpired(): void {
  toasts.show({ type: 'warning', title: t('session.expiredTitle'), message: sentences.sessionExpired });
}
