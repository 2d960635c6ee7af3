import type { ReactElement } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { CloseOnBack } from '../overlay/CloseOnBack.tsx';
import { Popover } from '../overlay/Popover.tsx';
import css from './Menu.module.css';

export interface MenuEntry {
  /** Unique among the entries. */
  id: string;
  /** A verb, or the name of a place. */
  label: string;
  /** Before the label; give all entries one or none. */
  icon?: IconName | undefined;
  /** The target of the entry; without it `onAction` is called. */
  href?: string | undefined;
  /** Called when the entry is chosen. */
  onAction?: (() => void) | undefined;
  /** Shown, but skipped by the keyboard. */
  isDisabled?: boolean | undefined;
}

export interface MenuProps {
  /** The button that opens the menu: `Button`, `IconButton` or any pressable of React Aria. */
  trigger: ReactElement;
  /** From top to bottom; leaving or deleting comes last. */
  items: MenuEntry[];
  /** The accessible name of the menu. */
  label: string;
}

/** A short list of actions and places under a button. */
export function Menu({ trigger, items, label }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={css.popover} placement="bottom end" offset={6}>
        <CloseOnBack state={OverlayTriggerStateContext} />
        {/* oxlint-disable-next-line jsx-a11y/aria-proptypes -- React Aria names the menu by its trigger, often only a portrait: an empty reference lets our words win */}
        <AriaMenu className={css.menu} aria-label={label} aria-labelledby="">
          {items.map(({ id, label: name, icon, href, onAction, isDisabled = false }) => (
            <MenuItem
              key={id}
              id={id}
              className={css.item}
              textValue={name}
              isDisabled={isDisabled}
              {...(href !== undefined && { href })}
              {...(onAction && { onAction })}
            >
              {icon && <Icon name={icon} />}
              <span className={css.label}>{name}</span>
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
