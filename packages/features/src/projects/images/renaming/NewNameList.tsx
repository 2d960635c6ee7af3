import { TextButton } from '@portal/ui';
import { useState } from 'react';
import { t } from '../../texts.ts';
import type { NewName } from './newNames.ts';
import css from './RenameImages.module.css';

/** Rows that are rendered before the user asks for all. */
const few = 20;

/** The old name of each photo beside its new one; invalid ones come first. */
export function NewNameList({ names }: { names: readonly NewName[] }) {
  const [isWhole, setWhole] = useState(false);
  const sorted = names.toSorted((one, other) => Number(one.problem === null) - Number(other.problem === null));
  const shown = isWhole ? sorted : sorted.slice(0, few);
  const rest = sorted.length - shown.length;
  return (
    <div className={css.preview}>
      <ul aria-label={t('dashboard.projects.images.renaming.preview')}>
        {shown.map(({ id, from, to, problem }) => (
          <li key={id} className={css.row} data-wrong={problem === null ? undefined : ''}>
            <span className={css.from}>{from}</span>
            <span aria-hidden="true">→</span>
            <b className={css.to}>{to}</b>
            {problem !== null && <span className={css.problem}>{problem}</span>}
          </li>
        ))}
      </ul>
      {rest > 0 && <TextButton onPress={() => setWhole(true)}>{t('dashboard.projects.images.renaming.more', { count: rest })}</TextButton>}
    </div>
  );
}
