import type { HTMLAttributes, ReactNode } from 'react';
import css from './Typography.module.css';

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'style'> {
  /** Its heading level: 1 once per page, no level left out. */
  level: 1 | 2 | 3 | 4;
  /** Its style, where that differs from the level's usual one. */
  look?: 'display-xl' | 'display-l' | 'title-1' | 'title-2' | 'title-3' | 'title-4' | undefined;
  /** A name, without a full stop. */
  children: ReactNode;
}

const looks = { 1: 'display-l', 2: 'title-1', 3: 'title-3', 4: 'title-4' } as const;

/** A heading: its level and its style are independent. */
export function Heading({ level, look = looks[level], children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag {...rest} className={css.heading} data-look={look}>
      {children}
    </Tag>
  );
}
