import { type ReactNode, useId, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import css from './Card.module.css';
import { usePassedFocus } from '../drop-zone/usePassedFocus.ts';
import { Icon } from '../icon/Icon.tsx';
import { Heading } from '../typography/Heading.tsx';

export interface CardProps {
  /** The name of the thing, and of the link or the button that acts on it. */
  title: string;
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | 4 | undefined;
  /** Where a click anywhere on the card leads. */
  href?: string | undefined;
  /** What a click anywhere on the card does, where there is no address. */
  onPress?: (() => void) | undefined;
  /** The address is another site: opens a new tab without a referrer, and shows an icon. */
  isExternal?: boolean | undefined;
  /** The first button of the footer is what a click anywhere on the card does; a title with an address is then a link of its own. */
  isPressedByFooter?: boolean | undefined;
  /** Images at the top, edge to edge, 172 px high. */
  media?: ReactNode;
  /** A line above the title: a kind, a date. */
  header?: ReactNode;
  /** Lines under the title, in secondary text. */
  children?: ReactNode;
  /** Buttons of its own at the lower edge; they are clicked, not the card. */
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

/** A panel that is one thing. Its title is the link or the button, stretched over the whole panel, so that it is read once. */
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
  // A button of its own may take it out of the list.
  usePassedFocus(root);
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
