import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface ForcedStateProps {
  state: 'hovered' | 'pressed' | 'focus-visible';
  /** One control. */
  children: ReactNode;
}

/** Forces a control into an interaction state, for a screenshot. */
export function ForcedState({ state, children }: ForcedStateProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => ref.current?.firstElementChild?.setAttribute(`data-${state}`, 'true'), [state]);
  return (
    <span ref={ref} style={{ display: 'contents' }}>
      {children}
    </span>
  );
}
