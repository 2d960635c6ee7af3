import { cityMatchKey, defaultQuery, listCities } from '@portal/api';
import { Link, Text } from '@portal/ui';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useRead } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import { writeAddress } from '../list/address.ts';
import css from './NearestCities.module.css';

/** Suggests near cities for one that has no photographers. Nothing when the city has some who are excluded by other filters. */
export function NearestCities({ city }: { city: string }) {
  const { pathname } = useLocation();
  const titleId = useId();
  const result = useRead(listCities, { query: { near: city } });
  const cities = result.state === 'ready' ? result.data : [];
  if (cities.length === 0 || cities.some(({ name }) => cityMatchKey(name) === cityMatchKey(city))) return null;
  return (
    <div className={css.nearest}>
      <Text id={titleId} tone={2}>
        {t('directory.empty.nearest')}
      </Text>
      <ul className={css.cities} aria-labelledby={titleId}>
        {cities.map(({ name, photographers }) => (
          <li key={name}>
            <Link href={`${pathname}?${writeAddress(new URLSearchParams(), { ...defaultQuery, city: name })}`}>{name}</Link>{' '}
            <span className={css.count}>· {t('filters.city.photographers', { count: photographers })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
