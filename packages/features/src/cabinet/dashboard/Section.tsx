import { Heading } from '@portal/ui';
import type { ReactNode } from 'react';
import css from './Section.module.css';

interface SectionProps {
  title: string;
  /** A link beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the cabinet's first page. */
export function Section({ title, aside, children }: SectionProps) {
  return (
    <section className={css.section}>
      <div className={css.head}>
        <Heading level={2} look="title-2">
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
