import { Spinner } from '@portal/ui';
import css from './CodeLoading.module.css';
import { t } from './texts.ts';

/** A note at the top edge while the code of what was opened is loading: a dialog, a viewer, a menu or a page. */
export function CodeLoading() {
  return (
    <div className={css.note}>
      <Spinner size={20} label={t('loading')} />
    </div>
  );
}
