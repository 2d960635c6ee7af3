import { isAtLeast, Spinner } from '@portal/ui';
import { createLazyModule, type LazyModule, LazyPart } from '../../common/overlays/index.ts';
import { t } from '../texts.ts';
import type { FiltersProps } from './Filters.tsx';
import css from './LazyFilters.module.css';

type FiltersModule = Pick<typeof import('./Filters.tsx'), 'Filters'>;

export const filtersModule = createLazyModule<FiltersModule>(() => import('./Filters.tsx'));

/** Where the panel beside the list is shown, its fields are part of the page, as they are of every page that the server renders. */
export async function fetchShownFilters(): Promise<void> {
  if (typeof matchMedia === 'undefined' || matchMedia(isAtLeast('lg')).matches) await filtersModule.fetch();
}

/** The fields of the filters: code that a phone needs only in the sheet, after the list. */
export function LazyFilters({ module = filtersModule, ...props }: FiltersProps & { module?: LazyModule<FiltersModule> | undefined }) {
  return (
    <LazyPart module={module} failed={t('filters.notOpened')} loading={<Spinner label={t('filters.loading')} />} className={css.loading}>
      {({ Filters }) => <Filters {...props} />}
    </LazyPart>
  );
}
