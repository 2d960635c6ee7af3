import { Button } from '@portal/ui';
import type { ReactNode } from 'react';
import css from './RetriedField.module.css';

interface RetriedFieldProps {
  /** The message while its choices are requested again. */
  retry: string;
  /** Requests them; none unless they have failed. */
  onRetry: (() => void) | undefined;
  /** The field. */
  children: ReactNode;
}

/** A field whose choices may not have come: they are requested again from under it, so that its form is no dead end. */
export function RetriedField({ retry, onRetry, children }: RetriedFieldProps) {
  return (
    <div className={css.field}>
      {children}
      {onRetry && (
        <Button tone="ghost" size="sm" onPress={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}
