import { Button } from '@portal/ui';
import type { ReactNode } from 'react';
import css from './RetriedField.module.css';

interface RetriedFieldProps {
  /** The message while its options are requested again. */
  retry: string;
  /** Requests them again; absent unless they have failed. */
  onRetry: (() => void) | undefined;
  /** The field. */
  children: ReactNode;
}

/** A field whose options may fail to load: a button under it requests them again, so that the form can be completed. */
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
