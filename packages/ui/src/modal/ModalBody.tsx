import { type ReactNode, useRef } from 'react';
import { fadesBelow } from './fadesBelow.ts';
import css from './ModalBody.module.css';
import { useReachableScroll } from './useReachableScroll.ts';

interface ModalBodyProps {
  /** Without padding: the content reaches the edges and scrolls by itself. */
  isBare?: boolean | undefined;
  children: ReactNode;
}

/** The scrolling middle of a dialog; it fades at the lower edge while there is more below. */
export function ModalBody({ isBare = false, children }: ModalBodyProps) {
  const ref = useRef<HTMLDivElement>(null);
  useReachableScroll(ref);
  return (
    <div ref={ref} className={`${css.body} ${fadesBelow}`} data-bare={isBare || undefined}>
      {children}
    </div>
  );
}
