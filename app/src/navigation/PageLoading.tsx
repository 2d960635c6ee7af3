import { Spinner } from '@portal/ui';
import { t } from '../texts.ts';
import css from './PageLoading.module.css';

/** Shown while a page's code or the session check is loading. */
export function PageLoading() {
  return (
    <div className={css.loading}>
      <Spinner label={t('loading')} />
    </div>
  );
}
