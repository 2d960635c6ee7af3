import { Icon } from '@portal/ui';
import css from './Texts.module.css';
import { Specimen } from './Specimen.tsx';

export interface Saying {
  bad: string;
  good: string;
  why: string;
}

/** Bad and good wordings. */
export function Sayings({ sayings }: { sayings: readonly Saying[] }) {
  return (
    <Specimen>
      <ul className={css.sayings}>
        {sayings.map(({ bad, good, why }) => (
          <li key={good}>
            <p className={css.bad}>
              <Icon name="close" size={16} />
              <span className={css.label}>Not</span>
              <span lang="ru">{bad}</span>
            </p>
            <p className={css.good}>
              <Icon name="check" size={16} />
              <span className={css.label}>But</span>
              <span lang="ru">{good}</span>
            </p>
            <p className={css.why}>{why}</p>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
