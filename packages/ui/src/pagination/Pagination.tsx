import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Pencil } from '../pencil/Pencil.tsx';
import { useHasChanged } from '../pencil/useHasChanged.ts';
import { texts, type Words } from '../texts.ts';
import { pageItems } from './pageItems.ts';
import css from './Pagination.module.css';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { isPlainClick } from '../link/isPlainClick.ts';

export interface PaginationProps {
  /** The current page, counted from 1. */
  page: number;
  /** How many pages there are. */
  pages: number;
  /** Called with the clicked page; never the current one. */
  onChange: (page: number) => void;
  /** Disabled while a page is loading. */
  isDisabled?: boolean | undefined;
  /** The accessible name, where a page has two of them. */
  label?: string | undefined;
  /** Gives every page an address, so that it opens in a new tab too. */
  hrefOf?: ((page: number) => string) | undefined;
  /** The accessible names of the arrows and the numbers. */
  words?: Omit<Words<'pagination'>, 'label'> | undefined;
}

/** Page numbers with a red pencil loop round the current one: all up to seven, above that the ends and the neighbours (DIR-44…53). */
export function Pagination({
  page,
  pages,
  onChange,
  isDisabled = false,
  label = texts.pagination.label,
  hrefOf,
  words = texts.pagination,
}: PaginationProps) {
  const hasChanged = useHasChanged(page);
  const nav = useRef<HTMLElement>(null);
  const pressed = useRef<number | null>(null);

  // A clicked «next» that becomes disabled, or a load that disables everything, would lose the focus: it moves to the current page. Without
  // scrolling, because the page may have been scrolled to the new list meanwhile.
  useEffect(() => {
    if (pressed.current !== page || isDisabled) return;
    pressed.current = null;
    const place = document.activeElement;
    if (place !== document.body && !place?.matches(':disabled')) return;
    nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  });

  const choose = (next: number) => {
    pressed.current = next;
    if (next !== page) onChange(next);
  };
  const cell = (target: number) => ({ onPress: () => choose(target), href: hrefOf?.(target), isDisabled });

  return (
    <nav ref={nav} aria-label={label} className={css.nav}>
      <ul className={css.list}>
        <li className={css.item}>
          <PageCell {...cell(page - 1)} label={words.previous} isDisabled={isDisabled || page <= 1}>
            <Icon name="left" />
          </PageCell>
        </li>
        {pageItems(page, pages).map((item, index) =>
          item === 'gap' ? (
            <li key={`gap ${index}`} className={css.gap}>
              …
            </li>
          ) : (
            <li key={item} className={css.item}>
              <PageCell {...cell(item)} label={words.page(item)} isCurrent={item === page}>
                {item}
              </PageCell>
              {/* Beside the cell, which is another element while it is disabled: the loop would be animated again. */}
              {item === page && <Pencil inset={4} isDrawing={hasChanged} />}
            </li>
          ),
        )}
        <li className={css.item}>
          <PageCell {...cell(page + 1)} label={words.next} isDisabled={isDisabled || page >= pages}>
            <Icon name="right" />
          </PageCell>
        </li>
      </ul>
    </nav>
  );
}

interface PageCellProps {
  label: string;
  onPress: () => void;
  href?: string | undefined;
  isDisabled: boolean;
  isCurrent?: boolean | undefined;
  children: ReactNode;
}

/** One round cell of the pager: a link where pages have addresses, else a button. */
function PageCell({ label, onPress, href, isDisabled, isCurrent, children }: PageCellProps) {
  const shared = { 'aria-label': label, className: css.cell, isDisabled, ...(isCurrent && { 'aria-current': 'page' as const }) };
  // Before the link handles it: its router would navigate, and lose the list and its scroll position.
  const turn = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPress();
  };
  return href && !isDisabled ? (
    <Link {...shared} href={href} onClickCapture={turn}>
      {children}
    </Link>
  ) : (
    <Button {...shared} onPress={onPress}>
      {children}
    </Button>
  );
}
