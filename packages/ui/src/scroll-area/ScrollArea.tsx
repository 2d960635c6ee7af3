import { type ReactNode, useRef } from 'react';
import css from './ScrollArea.module.css';
import { useReachableScroll } from './useReachableScroll.ts';

export interface ScrollAreaProps {
  /** Its size and padding; the box scrolls where its content is higher. */
  className?: string | undefined;
  children: ReactNode;
}

/** A scrolling box. It fades at the lower edge while there is more below, and the keyboard can scroll it whatever is in it. */
export function ScrollArea({ className = '', children }: ScrollAreaProps) {
  const ref = useRef<HTMLDivElement>(null);
  useReachableScroll(ref);
  return (
    <div ref={ref} className={`${css.box} ${className}`}>
      {children}
    </div>
  );
}
