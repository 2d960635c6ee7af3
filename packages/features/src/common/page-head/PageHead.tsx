import { Heading, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import css from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  /** One sentence: what the page is for. */
  lead: string;
  /** The one thing that is done with all of it. */
  children: ReactNode;
}

/** The beginning of a cabinet's page: what it is, and its chief action beside it, below it on a phone. */
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
