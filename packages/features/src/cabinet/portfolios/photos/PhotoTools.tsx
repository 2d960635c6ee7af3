import { Button, ToggleGroup, TooltipIconButton } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { t } from '../texts.ts';
import css from './PhotoTools.module.css';

export type PhotoFilter = 'all' | 'featured';

interface PhotoToolsProps {
  filter: PhotoFilter;
  onFilterChange: (filter: PhotoFilter) => void;
  /** Photos are shown whole instead of filling their tiles. */
  isWhole: boolean;
  onWholeChange: (isWhole: boolean) => void;
  /** Starts choosing several photos. */
  onChoose: () => void;
  /** Absent when there is nothing to sort. */
  onSort: (() => void) | undefined;
  /** The mode that has just ended: its button gets the focus back. */
  ended: 'sorting' | 'choosing' | null;
}

/** The filter of the photos, and the buttons of the modes. */
export function PhotoTools({ filter, onFilterChange, isWhole, onWholeChange, onChoose, onSort, ended }: PhotoToolsProps) {
  const sort = useRef<HTMLSpanElement>(null);
  const choose = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const mode = ended === 'sorting' ? sort : ended === 'choosing' ? choose : null;
    mode?.current?.querySelector('button')?.focus();
  }, [ended]);
  return (
    <div className={css.tools}>
      <ToggleGroup<PhotoFilter>
        label={t('filter.label')}
        isLabelHidden
        selectionMode="single"
        isDisallowEmpty
        size="sm"
        options={[
          { value: 'all', label: t('filter.all') },
          { value: 'featured', label: t('filter.featured'), icon: 'star' },
        ]}
        value={[filter]}
        onChange={([chosen]) => chosen && onFilterChange(chosen)}
      />
      <span className={css.look}>
        <TooltipIconButton
          icon={isWhole ? 'grid' : 'full'}
          size="sm"
          label={t(isWhole ? 'tiles.crop' : 'tiles.whole')}
          onPress={() => onWholeChange(!isWhole)}
        />
      </span>
      <span className={css.modes}>
        {onSort && (
          <span ref={sort}>
            <Button tone="secondary" size="sm" icon="sort" onPress={onSort}>
              {t('sort.start')}
            </Button>
          </span>
        )}
        <span ref={choose}>
          <Button tone="secondary" size="sm" icon="check" onPress={onChoose}>
            {t('selection.start')}
          </Button>
        </span>
      </span>
    </div>
  );
}
