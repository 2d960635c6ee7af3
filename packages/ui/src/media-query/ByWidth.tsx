import type { ReactNode } from 'react';
import css from './ByWidth.module.css';
import { type Breakpoint, isAtLeast, settledWidth } from './settledWidths.ts';
import { useKnownMediaQuery } from './useMediaQuery.ts';

export interface ByWidthProps {
  /** The width from which `wide` is shown, and below it `narrow`. */
  from: Breakpoint;
  /** Shown from this width on. */
  wide?: ReactNode;
  /** Shown below it. */
  narrow?: ReactNode;
}

/** One of two, by the width of the viewport. A server-rendered page has both: until it is hydrated, CSS alone shows the right one, so that nothing jumps. */
export function ByWidth({ from, wide, narrow }: ByWidthProps) {
  const isWide = useKnownMediaQuery(isAtLeast(from), () => settledWidth(from));
  return (
    <>
      {wide && isWide !== false && (
        <div className={css.wide} data-from={from} data-half="wide">
          {wide}
        </div>
      )}
      {narrow && isWide !== true && (
        <div className={css.narrow} data-from={from} data-half="narrow">
          {narrow}
        </div>
      )}
    </>
  );
}
