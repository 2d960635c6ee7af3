import type { ReactNode } from 'react';
import { StateFrame } from './StateFrame.tsx';

interface EmptyStateProps {
  /** What is not here. */
  title: string;
  /** One sentence: why, or what to do. */
  children?: ReactNode;
  /** The one way on: a button or a link that looks like one. */
  action?: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 1 | 2 | 3 | 4 | undefined;
}

/** Nothing here: an unexposed frame, the reason and the way on. */
export function EmptyState(props: EmptyStateProps) {
  return <StateFrame {...props} />;
}
