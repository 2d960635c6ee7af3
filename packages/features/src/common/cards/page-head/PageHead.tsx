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

interface CabinetPageProps {
  /** `l` is for pages whose parts are sections with headings of their own. */
  gap?: 'm' | 'l';
  /** `narrow` keeps lines of text short. */
  width?: 'full' | 'narrow';
  children: ReactNode;
}

/** The parts of a cabinet page, one below the other. */
export function CabinetPage({ gap = 'm', width = 'full', children }: CabinetPageProps) {
  return (
    <div className={css.page} data-gap={gap} data-width={width}>
      {children}
    </div>
  );
}
