import type { HTMLAttributes, ReactNode } from 'react';
import css from './Typography.module.css';

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'style'> {
  level: 1 | 2 | 3 | 4;
  look?: 'display-xl' | 'display-l' | 'title-1' | 'title-2' | 'title-3' | 'title-4' | undefined;
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
