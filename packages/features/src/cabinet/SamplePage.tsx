import { CabinetPage } from '../common/cards/index.ts';
import { Heading, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import css from './SamplePage.module.css';

interface SamplePageProps {
  title: string;
  /** Notes that what follows is an example. */
  note: string;
  children: ReactNode;
}

/** A page of the cabinet whose content is an example for now, with a note that states it. */
export function SamplePage({ title, note, children }: SamplePageProps) {
  return (
    <CabinetPage gap="l">
      <div className={css.head}>
        <Heading level={1}>{title}</Heading>
        <Text look="body-s" tone={2}>
          {note}
        </Text>
      </div>
      {children}
    </CabinetPage>
  );
}
