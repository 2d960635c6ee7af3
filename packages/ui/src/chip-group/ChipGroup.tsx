import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { Chip } from '../chip/Chip.tsx';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { texts } from '../texts.ts';
import css from './ChipGroup.module.css';

export interface ChipItem<Id extends string> {
  id: Id;
  label: string;
  icon?: IconName | undefined;
  /** Cannot be removed now: it has no remove button. */
  isDisabled?: boolean | undefined;
}

export interface ChipGroupProps<Id extends string> {
  /** What these chips are: «Выбранные фильтры». */
  label: string;
  /** The label is for screen readers only. */
  isLabelHidden?: boolean | undefined;
  /** The chips, in their order. */
  items: readonly ChipItem<Id>[];
  /** Removes one. Without it the chips are a list without tab stops. */
  onRemove?: ((id: Id) => void) | undefined;
  /** Shown when there are none. */
  emptyText?: string | undefined;
  /** The label of a remove button before the name of its chip. */
  removeLabel?: string | undefined;
}

/** The chosen values, each with a button that removes it. */
export function ChipGroup<Id extends string>(props: ChipGroupProps<Id>) {
  const { label, isLabelHidden = false, items, onRemove, emptyText, removeLabel = texts.chipGroup.remove } = props;
  const labelId = useId();
  if (!onRemove) {
    return (
      <div className={css.root}>
        <span id={labelId} className={css.label} data-hidden={isLabelHidden || undefined}>
          {label}
        </span>
        {items.length === 0 && emptyText && <span className={css.empty}>{emptyText}</span>}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
        <ul role="list" className={css.list} aria-labelledby={labelId}>
          {items.map(({ id, label: name, icon }) => (
            <li key={id} className={css.item}>
              <Chip icon={icon}>{name}</Chip>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <TagGroup className={css.root ?? ''} onRemove={(keys) => keys.forEach((key) => onRemove(key as Id))}>
      <Label className={css.label ?? ''} data-hidden={isLabelHidden || undefined}>
        {label}
      </Label>
      <TagList className={css.list ?? ''} renderEmptyState={() => <span className={css.empty}>{emptyText}</span>}>
        {items.map(({ id, label: name, icon, isDisabled = false }) => (
          <Tag key={id} id={id} textValue={name} className={css.tag ?? ''} isDisabled={isDisabled}>
            {icon && <Icon name={icon} size={16} />}
            <span className={css.words}>{name}</span>
            {!isDisabled && (
              <Button slot="remove" className={css.remove ?? ''} aria-label={removeLabel}>
                <Icon name="close" size={16} />
              </Button>
            )}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}
