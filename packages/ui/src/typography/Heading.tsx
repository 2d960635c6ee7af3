import type { HTMLAttributes, ReactNode } from 'react';
import css from './Typography.module.css';

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'style'> {
  /** Its place in the page's outline: 1 once per page, no level left out. */
  level: 1 | 2 | 3 | 4;
  /** How it looks, where that differs from what its level suggests. */
  look?: 'display-xl' | 'display-l' | 'title-1' | 'title-2' | 'title-3' | 'title-4' | undefined;
  /** A name, without a full stop. */
  children: ReactNode;
}

const looks = { 1: 'display-l', 2: 'title-1', 3: 'title-3', 4: 'title-4' } as const;

/** A heading: its level is the page's outline, its look is free of it. */
export function Heading({ level, look = looks[level], children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag {...rest} className={css.heading} data-look={look}>
      {children}
    </Tag>
  );
}
