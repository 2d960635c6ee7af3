import { Heading, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import css from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  /** One sentence: what the page is for. */
  lead: string;
  /** The main action of the page. */
  children: ReactNode;
}

/** The head of a cabinet page: title, lead, and the main action beside them, below them on a phone. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className={css.head}>
      <div className={css.title}>
        <Heading level={1}>{title}</Heading>
        <Text tone={2}>{lead}</Text>
      </div>
      {children}
    </div>
  );
}
