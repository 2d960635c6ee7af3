import { Icon, VisuallyHidden } from '@portal/ui';
import { t } from '../texts.ts';
import { type CardFacts, tipsOf } from './completion.ts';
import css from './TipList.module.css';

/** The five tips; those followed are checked. */
export function TipList({ card }: { card: CardFacts }) {
  return (
    <ul className={css.tips}>
      {tipsOf(card).map(({ id, isDone }) => (
        <li key={id} className={css.tip} data-done={isDone || undefined}>
          <span className={css.mark}>{isDone && <Icon name="check" size={16} />}</span>
          <span>
            <VisuallyHidden>{`${isDone ? t('completion.done') : t('completion.open')} `}</VisuallyHidden>
            {t(`completion.tip.${id}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
