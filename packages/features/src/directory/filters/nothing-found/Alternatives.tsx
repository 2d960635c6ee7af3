import { type Alternatives as Counts, defaultQuery, type DirectoryQuery, getAlternatives, type Specialization } from '@portal/api';
import { Link, Text, useFocusAfterRemoval } from '@portal/ui';
import { useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useRead } from '../../../common/data/index.ts';
import { writeAddress } from '../../list/address.ts';
import { t } from '../../texts.ts';
import css from './Alternatives.module.css';
import { noFilters } from '../filters.ts';

interface AlternativesProps {
  /** That nothing was found for. */
  query: DirectoryQuery;
  /** For their names. */
  specializations: readonly Specialization[];
}

/** A changed query, and how many photographers it finds. */
interface Way {
  text: string;
  change: Partial<DirectoryQuery>;
  count: number | null;
}

/** The queries with one filter less that find somebody. Where neither price nor specializations alone are enough, they are taken back together. */
function relaxedFrom({ city }: DirectoryQuery, counts: Counts, chosen: readonly Specialization[]): Way[] {
  const [only, ...others] = chosen;
  const needsBoth = counts.anyPrice === 0 && counts.anySpecialization === 0;
  const ways: Way[] = [
    { text: t('directory.empty.anyPrice'), change: { minPrice: null, maxPrice: null }, count: counts.anyPrice },
    {
      // Any of several is enough for the server, so without one of them there is nobody either.
      text: only && others.length === 0 ? t('directory.empty.without', { name: only.name }) : t('directory.empty.anySpecialization'),
      change: { specializations: [] },
      count: counts.anySpecialization,
    },
    { text: t('directory.empty.anyBoth'), change: { ...noFilters, city }, count: needsBoth ? counts.cityOnly : 0 },
    { text: t('directory.empty.anyCity'), change: { city: null }, count: counts.anyCity },
  ];
  return ways.filter(({ count }) => count);
}

/** Where to go on when nothing was found: each filter taken back alone, with the number that this finds, and the nearest cities that have some. */
export function Alternatives({ query, specializations }: AlternativesProps) {
  const { city, specializations: ids, minPrice, maxPrice } = query;
  const isFiltered = city !== null || ids.length > 0 || minPrice !== null || maxPrice !== null;
  const result = useRead(getAlternatives, isFiltered ? { query } : null);
  if (result.state !== 'ready') return null;
  const { anyCity, cities } = result.data;
  // The other filters are kept if they find somebody anywhere.
  const kept = anyCity === 0 ? { ...defaultQuery, limit: query.limit } : query;
  return (
    <>
      <Ways
        title={t('directory.empty.relaxed')}
        query={query}
        ways={relaxedFrom(
          query,
          result.data,
          specializations.filter(({ id }) => ids.includes(id)),
        )}
      />
      <Ways
        title={t('directory.empty.nearest')}
        query={kept}
        ways={cities.map(({ name, photographers }) => ({ text: name, change: { city: name }, count: photographers }))}
      />
    </>
  );
}

/** Links to results, each with its number. */
function Ways({ title, query, ways }: { title: string; query: DirectoryQuery; ways: readonly Way[] }) {
  const { pathname } = useLocation();
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  // The followed link is removed with the empty list.
  useFocusAfterRemoval(root);
  return (
    <div ref={root} className={css.ways} hidden={ways.length === 0}>
      <Text id={titleId} tone={2}>
        {title}
      </Text>
      <ul className={css.items} aria-labelledby={titleId}>
        {ways.map(({ text, change, count }) => (
          <li key={text}>
            <Link href={`${pathname}?${writeAddress(new URLSearchParams(), { ...query, page: 1, ...change })}`}>{text}</Link>{' '}
            <span className={css.count}>· {t('filters.city.photographers', { count: count ?? 0 })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
