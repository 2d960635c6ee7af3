import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { texts } from '../texts.ts';
import { StateFrame } from './StateFrame.tsx';

interface ErrorStateProps {
  /** What failed. */
  title: string;
  /** One sentence: why, and what to do. */
  children?: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Words of the button. */
  retryLabel?: string | undefined;
  /** The new attempt is under way: the button is pending. */
  isRetrying?: boolean | undefined;
  /** Level of the title in the page's outline. */
  level?: 1 | 2 | 3 | 4 | undefined;
}

/** Something failed: a frame with a light leak, what happened, and the button to try again. Announced at once. */
export function ErrorState({ onRetry, retryLabel = texts.error.retry, isRetrying = false, ...words }: ErrorStateProps) {
  const retry = onRetry && (
    <Button icon="restore" onPress={onRetry} isPending={isRetrying}>
      {retryLabel}
    </Button>
  );
  return (
    <div role="alert">
      <StateFrame {...words} action={retry} isLeaking />
    </div>
  );
}
