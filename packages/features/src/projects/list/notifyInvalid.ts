import type { Fail } from '../../common/data/index.ts';
import { t } from '../texts.ts';

/** Besides the messages under the fields, one notice for the whole form (D2 §5). */
export function notifyInvalid(fail: Fail): void {
  fail(t('dashboard.projects.errors.validation'), t('dashboard.projects.errors.validationText'));
}
