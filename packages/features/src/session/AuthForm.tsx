import { Heading, Text } from '@portal/ui';
import type { ReactNode, SubmitEvent } from 'react';
import css from './AuthForm.module.css';

interface AuthFormProps {
  title: string;
  lead?: string | undefined;
  /** Sixteen pixels between the fields instead of twenty: for the long form. */
  isDense?: boolean | undefined;
  onSubmit: (event: SubmitEvent) => void;
  children: ReactNode;
}

/** The common layout of the account's forms: heading, fields, links to other forms. */
export function AuthForm({ title, lead, isDense = false, onSubmit, children }: AuthFormProps) {
  return (
    <form className={css.form} data-dense={isDense || undefined} noValidate onSubmit={onSubmit}>
      <div className={css.head}>
        <Heading level={1} look="title-1">
          {title}
        </Heading>
        {lead && <Text tone={2}>{lead}</Text>}
      </div>
      {children}
    </form>
  );
}
