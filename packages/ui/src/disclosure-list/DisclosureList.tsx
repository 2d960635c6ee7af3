import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosureGroup, DisclosurePanel } from 'react-aria-components/DisclosureGroup';
import { Icon } from '../icon/Icon.tsx';
import { definedProps } from '../text-field/fieldProps.ts';
import { Heading } from '../typography/Heading.tsx';
import css from './DisclosureList.module.css';

export interface DisclosureItem<Id extends string> {
  id: Id;
  /** The question, or the name of the content. */
  title: string;
  /** At the end of the title's line and part of its name: a count, a date. */
  aside?: ReactNode;
  /** Buttons at the end of the line, outside of the title button. */
  actions?: ReactNode;
  content: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface DisclosureListProps<Id extends string> {
  /** The parts, in their order. */
  items: readonly DisclosureItem<Id>[];
  /** `rows` separated by lines, for reading; `panels` with a border each, for things with actions. */
  look?: 'rows' | 'panels' | undefined;
  /** `one`: opening a part closes the one that was open. */
  mode?: 'several' | 'one' | undefined;
  /** The open parts, controlled by the caller (in the address, for example). */
  open?: readonly Id[] | undefined;
  /** Which are open at first. */
  defaultOpen?: readonly Id[] | undefined;
  /** Called with the open parts, in the order of the parts. */
  onOpenChange?: ((open: Id[]) => void) | undefined;
  /** Heading level of the titles. */
  level?: 2 | 3 | 4 | undefined;
}

/** Titles that show and hide their content. Hidden text is still found by the browser's search. */
export function DisclosureList<Id extends string>(props: DisclosureListProps<Id>) {
  const { items, look = 'rows', mode = 'several', open, defaultOpen, onOpenChange, level = 3 } = props;
  return (
    <DisclosureGroup
      className={css.list ?? ''}
      data-look={look}
      allowsMultipleExpanded={mode === 'several'}
      {...definedProps({ expandedKeys: open, defaultExpandedKeys: defaultOpen })}
      {...(onOpenChange && { onExpandedChange: (keys) => onOpenChange(items.map(({ id }) => id).filter((id) => keys.has(id))) })}
    >
      {items.map(({ id, title, aside, actions, content, isDisabled = false }) => (
        <Disclosure key={id} id={id} className={css.part ?? ''} isDisabled={isDisabled}>
          <div className={css.head}>
            <Heading level={level} look="title-3">
              <Button slot="trigger" className={css.trigger ?? ''}>
                <span className={css.words}>
                  <span className={css.title}>{title}</span> {aside !== undefined && <span className={css.aside}>{aside}</span>}
                </span>
                <span className={css.chevron}>
                  <Icon name="down" />
                </span>
              </Button>
            </Heading>
            {actions !== undefined && <div className={css.actions}>{actions}</div>}
          </div>
          <DisclosurePanel className={css.panel ?? ''}>
            <div className={css.content}>{content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
