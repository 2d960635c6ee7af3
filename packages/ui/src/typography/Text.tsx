import type { HTMLAttributes, ReactNode } from 'react';
import css from './Typography.module.css';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** Size and font: `reading` is the serif of a biography, everything else the interface's sans. */
  look?: 'reading' | 'body-l' | 'body' | 'body-m' | 'body-s' | 'caption' | 'micro' | undefined;
  /** 1 main, 2 secondary, 3 hints, err an error. */
  tone?: 1 | 2 | 3 | 'err' | undefined;
  /** The HTML element. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'time' | 'small' | 'dt' | 'dd' | 'li' | undefined;
  /** The words. */
  children: ReactNode;
}

/** Text that is not a heading. */
export function Text({ look = 'body', tone = 1, as: Tag = 'p', children, ...rest }: TextProps) {
  return (
    <Tag {...rest} className={css.text} data-look={look} data-tone={tone}>
      {children}
    </Tag>
  );
}
