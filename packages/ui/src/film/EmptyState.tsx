import type { ReactNode } from 'react';
import { StateFrame } from './StateFrame.tsx';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3 | 4 | undefined;
}

/** Nothing here: an unexposed frame, the reason and the way on. */
export function EmptyState(props: EmptyStateProps) {
  return <StateFrame {...props} />;
}
