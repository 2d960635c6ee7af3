import { type ReactNode, useId, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import css from './Card.module.css';
import { useFocusAfterRemoval } from '../drop-zone/useFocusAfterRemoval.ts';
import { Icon } from '../icon/Icon.tsx';
import { Heading } from '../typography/Heading.tsx';

export interface CardProps {
  /** The name of the thing, and of the link or the button that acts on it. */
  title: string;
  /** Heading level of the title. */
  level?: 2 | 3 | 4 | undefined;
  /** The target of a click anywhere on the card. */
  href?: string | undefined;
  /** Called on a click anywhere on the card, where there is no address. */
  onPress?: (() => void) | undefined;
  /** The address is another site: opens a new tab without a referrer, and shows an icon. */
  isExternal?: boolean | undefined;
  /** A click anywhere on the card presses the first button of the footer; a title with an address is then a separate link. */
  isPressedByFooter?: boolean | undefined;
  /** Images at the top, edge to edge, 172 px high. */
  media?: ReactNode;
  /** A line above the title: a kind, a date. */
  header?: ReactNode;
  /** Lines under the title, in secondary text. */
  children?: ReactNode;
  /** Buttons at the lower edge; a click on them does not click the card. */
  footer?: ReactNode;
}

function Title({ href, onPress, isExternal, title }: Pick<CardProps, 'href' | 'onPress' | 'isExternal' | 'title'>) {
  const words = <span className={css.words}>{title}</span>;
  if (href !== undefined) {
    return (
      <Link className={css.action ?? ''} href={href} {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}>
        {words}
        {isExternal && (
          <span className={css.sign}>
            <Icon name="ext" size={16} />
          </span>
        )}
      </Link>
    );
  }
  if (!onPress) return words;
  return (
    <Button className={css.action ?? ''} onPress={onPress}>
      {words}
    </Button>
  );
}

/** A panel for one thing. Its title is the link or the button, stretched over the whole panel, so that screen readers read it once. */
export function Card({
  title,
  level = 3,
  media,
  header,
  children,
  footer,
  href,
  onPress,
  isExternal = false,
  isPressedByFooter = false,
}: CardProps) {
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  // One of its buttons may remove it from the list.
  useFocusAfterRemoval(root);
  return (
    <article ref={root} className={css.card} aria-labelledby={titleId} data-pressed-by={isPressedByFooter ? 'footer' : undefined}>
      {media && <div className={css.media}>{media}</div>}
      <div className={css.body}>
        {header && <div className={css.header}>{header}</div>}
        <Heading level={level} look="title-3" id={titleId}>
          <Title href={href} onPress={onPress} isExternal={isExternal} title={title} />
        </Heading>
        {children && <div className={css.text}>{children}</div>}
        {footer && <div className={css.footer}>{footer}</div>}
      </div>
    </article>
  );
}
