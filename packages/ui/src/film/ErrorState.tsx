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
  /** Label of the button. */
  retryLabel?: string | undefined;
  /** The retry is running: the button is pending. */
  isRetrying?: boolean | undefined;
  /** Heading level of the title. */
  level?: 1 | 2 | 3 | 4 | undefined;
}

/** A failed state: a frame with a light leak, what happened, and the retry button. Announced at once. */
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
