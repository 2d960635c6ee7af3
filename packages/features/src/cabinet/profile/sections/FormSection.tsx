import { Heading } from '@portal/ui';
import { type ReactNode, useId } from 'react';
import css from './FormSection.module.css';

/** A part of the form under its heading; hairlines divide the parts. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <Heading id={id} level={2} look="title-2">
        {title}
      </Heading>
      {children}
    </section>
  );
}
