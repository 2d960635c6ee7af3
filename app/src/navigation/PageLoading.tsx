import { Spinner } from '@portal/ui';
import { t } from '../texts.ts';
import css from './PageLoading.module.css';

/** Stands while a page's code, or the answer who is signed in, is on its way. */
export function PageLoading() {
  return (
    <div className={css.loading}>
      <Spinner label={t('loading')} />
    </div>
  );
}
