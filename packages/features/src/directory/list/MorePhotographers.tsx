import { type DirectoryQuery, listPhotographers } from '@portal/api';
import { Button, Text } from '@portal/ui';
import { useState } from 'react';
import { useRead } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import css from './MorePhotographers.module.css';
import { PhotographerGrid, SkeletonGrid } from './PhotographerGrid.tsx';

interface CardActions {
  onOpen: (id: number) => void;
  onViewAll: (id: number) => void;
  /** The heading level of a name. */
  level?: 3 | 4 | undefined;
}

interface MorePhotographersProps extends CardActions {
  /** The page that is shown already. */
  query: DirectoryQuery;
  pages: number;
}

/** The alternative to pages (ledger OPEN-32): a button that appends the next page. */
export function MorePhotographers({ query, pages, ...actions }: MorePhotographersProps) {
  const [last, setLast] = useState(query.page);
  const further = Array.from({ length: last - query.page }, (_, index) => query.page + 1 + index);
  return (
    <div className={css.more}>
      {further.map((page) => (
        <NextPage key={page} query={{ ...query, page }} {...actions} />
      ))}
      {last < pages && (
        <div className={css.button}>
          <Button tone="secondary" onPress={() => setLast(last + 1)}>
            {t('directory.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

function NextPage({ query, ...actions }: CardActions & { query: DirectoryQuery }) {
  const result = useRead(listPhotographers, { query });
  if (result.state === 'loading') return <SkeletonGrid />;
  if (result.state === 'failed') {
    return (
      <div className={css.button} role="alert">
        <Text tone="err">{t('directory.moreFailed')}</Text>
        <Button tone="secondary" icon="restore" onPress={result.retry}>
          {t('filters.specializations.retry')}
        </Button>
      </div>
    );
  }
  return <PhotographerGrid photographers={result.data.items} chosen={query.specializations} {...actions} />;
}
