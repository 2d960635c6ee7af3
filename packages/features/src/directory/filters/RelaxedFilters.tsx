import { type DirectoryQuery, listPhotographers, type Specialization } from '@portal/api';
import { Link, Text } from '@portal/ui';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useRead } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import { writeAddress } from '../list/address.ts';
import css from './NearestCities.module.css';

interface RelaxedFiltersProps {
  /** That nothing was found for. */
  query: DirectoryQuery;
  /** For their names. */
  specializations: readonly Specialization[];
}

/** Suggests to take back one filter, where that finds photographers, and says how many. The city stays: other cities are suggested by NearestCities. */
export function RelaxedFilters({ query, specializations }: RelaxedFiltersProps) {
  const titleId = useId();
  const { minPrice, maxPrice, specializations: chosen } = query;
  const named = specializations.filter(({ id }) => chosen.includes(id));
  return (
    <div className={css.nearest} data-only-with-items>
      <Text id={titleId} tone={2}>
        {t('directory.empty.relaxed')}
      </Text>
      <ul className={css.cities} aria-labelledby={titleId}>
        {(minPrice !== null || maxPrice !== null) && (
          <Relaxed query={{ ...query, page: 1, minPrice: null, maxPrice: null }}>{t('directory.empty.anyPrice')}</Relaxed>
        )}
        {named.map(({ id, name }) => (
          <Relaxed key={id} query={{ ...query, page: 1, specializations: chosen.filter((one) => one !== id) }}>
            {t('directory.empty.without', { name })}
          </Relaxed>
        ))}
      </ul>
    </div>
  );
}

/** A link to the results of a query, with their number; nothing where there are none. */
function Relaxed({ query, children }: { query: DirectoryQuery; children: string }) {
  const { pathname } = useLocation();
  const result = useRead(listPhotographers, { query: { ...query, limit: 1 } });
  const total = result.state === 'ready' ? result.data.total : 0;
  if (total === 0) return null;
  return (
    <li>
      <Link href={`${pathname}?${writeAddress(new URLSearchParams(), query)}`}>{children}</Link>{' '}
      <span className={css.count}>· {t('filters.city.photographers', { count: total })}</span>
    </li>
  );
}
