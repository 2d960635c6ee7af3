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
  /** Begins to choose several. */
  onChoose: () => void;
  /** Without it there is nothing to put in order. */
  onSort: (() => void) | undefined;
  /** A mode that has just ended: its button takes the keyboard's place back. */
  ended: 'sorting' | 'choosing' | null;
}

/** Which photos are shown, and the way into sorting. */
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
            {t('choice.start')}
          </Button>
        </span>
      </span>
    </div>
  );
}
