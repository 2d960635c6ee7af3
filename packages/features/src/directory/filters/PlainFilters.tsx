import { type DirectoryQuery, limits, sortFields, sortOrders, type Specialization } from '@portal/api';
import { Button } from '@portal/ui';
import { t } from '../texts.ts';
import css from './PlainFilters.module.css';

interface PlainFiltersProps {
  query: DirectoryQuery;
  specializations: readonly Specialization[];
}

/** The filters without scripts: a form that leads to the address of the query (list/address.ts). */
export function PlainFilters({ query, specializations }: PlainFiltersProps) {
  return (
    <noscript className={css.place}>
      <form action="/photographers" className={css.form} aria-label={t('filters.sheet')}>
        <label className={css.field}>
          {t('filters.city.title')}
          <input className={css.input} name="city" defaultValue={query.city ?? ''} maxLength={limits.cityLength} />
        </label>
        <label className={css.field}>
          {t('filters.price.from')}
          <input className={css.input} name="min_price" type="number" min="0" defaultValue={query.minPrice ?? ''} />
        </label>
        <label className={css.field}>
          {t('filters.price.to')}
          <input className={css.input} name="max_price" type="number" min="0" defaultValue={query.maxPrice ?? ''} />
        </label>
        <fieldset className={css.kinds}>
          <legend className={css.legend}>{t('filters.specializations.title')}</legend>
          {specializations.map(({ id, name }) => (
            <label key={id} className={css.kind}>
              <input type="checkbox" name="specializations" value={id} defaultChecked={query.specializations.includes(id)} /> {name}
            </label>
          ))}
        </fieldset>
        <label className={css.field}>
          {t('directory.sort.label')}
          <select className={css.input} name="sort" defaultValue={query.sortBy}>
            {sortFields.map((field) => (
              <option key={field} value={field}>
                {t(`directory.sort.${field}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={css.field}>
          {t('filters.order')}
          <select className={css.input} name="order" defaultValue={query.sortOrder}>
            {sortOrders.map((order) => (
              <option key={order} value={order}>
                {t(`directory.sort.${order}`)}
              </option>
            ))}
          </select>
        </label>
        <input type="hidden" name="limit" value={query.limit} />
        <Button type="submit">{t('filters.apply')}</Button>
      </form>
    </noscript>
  );
}
