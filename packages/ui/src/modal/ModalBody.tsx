import type { ReactNode } from 'react';
import { ScrollArea } from '../scroll-area/ScrollArea.tsx';
import css from './ModalBody.module.css';

interface ModalBodyProps {
  /** Without padding: the content reaches the edges and scrolls by itself. */
  isBare?: boolean | undefined;
  children: ReactNode;
}

/** The scrolling middle of a dialog. */
export function ModalBody({ isBare = false, children }: ModalBodyProps) {
  return <ScrollArea className={`${css.body} ${isBare ? css.bare : ''}`}>{children}</ScrollArea>;
}
