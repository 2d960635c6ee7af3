import type { ReactNode } from 'react';
import { StateFrame } from './StateFrame.tsx';

interface EmptyStateProps {
  /** What is missing. */
  title: string;
  /** One sentence: why, or what to do. */
  children?: ReactNode;
  /** The one next step: a button or a link that looks like one. */
  action?: ReactNode;
  /** Heading level of the title. */
  level?: 1 | 2 | 3 | 4 | undefined;
}

/** An empty state: an unexposed frame, the reason and the next step. */
export function EmptyState(props: EmptyStateProps) {
  return <StateFrame {...props} />;
}
