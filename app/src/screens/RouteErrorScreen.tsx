import { ErrorState } from '@portal/ui';
import { t } from '../texts.ts';
import css from '../navigation/PageLoading.module.css';

/** Shown when a page crashes; offers a reload. */
export function RouteErrorScreen() {
  return (
    <main className={css.failed}>
      <ErrorState level={1} title={t('failed.title')} onRetry={() => location.reload()}>
        {t('failed.text')}
      </ErrorState>
    </main>
  );
}
