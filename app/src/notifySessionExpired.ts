import { sentences } from '@portal/api';
import { toasts } from '@portal/ui';
import { t } from './texts.ts';

/** The one notice of a session that has ended by itself. */
export function notifySessionExpired(): void {
  toasts.show({ type: 'warning', title: t('session.expiredTitle'), message: sentences.sessionExpired });
}
