import { EmptyState } from '@portal/ui';
import { t } from '../texts.ts';
import css from './Shared.module.css';

/** The share does not work: it has ended, or never existed. */
export function Gone({ why }: { why: 'ended' | 'unknown' }) {
  return (
    <div className={css.message}>
      <EmptyState title={t(`gone.${why}`)} level={1}>
        {t(`gone.${why}Text`)}
      </EmptyState>
    </div>
  );
}
