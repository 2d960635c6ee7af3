import { Button, ToggleGroup } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { t } from '../../texts.ts';
import css from './PhotoTools.module.css';

export type PhotoFilter = 'all' | 'featured';

interface PhotoToolsProps {
  filter: PhotoFilter;
  onFilterChange: (filter: PhotoFilter) => void;
  /** Without it there is nothing to put in order. */
  onSort: (() => void) | undefined;
  /** Sorting has just ended: its button takes the keyboard's place back. */
  isBack: boolean;
}

/** Which photos are shown, and the way into sorting. */
export function PhotoTools({ filter, onFilterChange, onSort, isBack }: PhotoToolsProps) {
  const sort = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isBack) sort.current?.querySelector('button')?.focus();
  }, [isBack]);
  return (
    <div className={css.tools}>
      <ToggleGroup<PhotoFilter>
        label={t('portfolios.filter.label')}
        isLabelHidden
        selectionMode="single"
        isDisallowEmpty
        size="sm"
        options={[
          { value: 'all', label: t('portfolios.filter.all') },
          { value: 'featured', label: t('portfolios.filter.featured'), icon: 'star' },
        ]}
        value={[filter]}
        onChange={([chosen]) => chosen && onFilterChange(chosen)}
      />
      {onSort && (
        <span ref={sort}>
          <Button tone="secondary" size="sm" icon="sort" onPress={onSort}>
            {t('portfolios.sort.start')}
          </Button>
        </span>
      )}
    </div>
  );
}
