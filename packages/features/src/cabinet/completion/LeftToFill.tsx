import { Link } from '@portal/ui';
import { Fragment } from 'react';
import { t } from '../texts.ts';
import type { CardPart } from './completion.ts';

const list = new Intl.ListFormat('ru', { type: 'conjunction' });

/** «Осталось: ставка за час и телефон»: each part links to its field. For a complete card it says so. */
export function LeftToFill({ missing }: { missing: readonly CardPart[] }) {
  if (missing.length === 0) return t('completion.full');
  let place = 0;
  const parts = list.formatToParts(missing.map((part) => t(`completion.parts.${part}`)));
  return (
    <>
      {t('completion.left')}{' '}
      {parts.map(({ type, value }) => {
        if (type === 'literal') return <Fragment key={`after ${place}`}>{value}</Fragment>;
        const part = missing[place++];
        return (
          <Link key={part} href={`/dashboard/profile#${part}`}>
            {value}
          </Link>
        );
      })}
    </>
  );
}
