import type { HTMLAttributes, ReactNode } from 'react';
import css from './Typography.module.css';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  look?: 'reading' | 'body-l' | 'body' | 'body-m' | 'body-s' | 'caption' | 'micro' | undefined;
  /** 1 main, 2 secondary, 3 hints, err an error. */
  tone?: 1 | 2 | 3 | 'err' | undefined;
  as?: 'p' | 'span' | 'div' | 'strong' | 'time' | 'small' | 'dt' | 'dd' | 'li' | undefined;
  children: ReactNode;
}

/** Words that are not a heading. */
export function Text({ look = 'body', tone = 1, as: Tag = 'p', children, ...rest }: TextProps) {
  return (
    <Tag {...rest} className={css.text} data-look={look} data-tone={tone}>
      {children}
    </Tag>
  );
}
