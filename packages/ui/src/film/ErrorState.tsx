import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { texts } from '../texts.ts';
import { StateFrame } from './StateFrame.tsx';

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  isRetrying?: boolean | undefined;
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
