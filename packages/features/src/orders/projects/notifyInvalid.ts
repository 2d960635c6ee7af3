import { toasts } from '@portal/ui';
import { t } from '../texts.ts';

/** Besides the words under the fields, one notice for the whole form (D2 §5). */
export function notifyInvalid(): void {
  toasts.show({
    type: 'error',
    title: t('dashboard.projects.errors.validation'),
    message: t('dashboard.projects.errors.validationText'),
  });
}
