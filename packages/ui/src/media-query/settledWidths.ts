import { breakpoints } from './breakpoints.ts';

export type Breakpoint = 'sm' | 'lg';

/** From which widths the server-rendered page was wide when its other half was taken out; nothing in a page that holds both. */
const settled = new Map<Breakpoint, boolean>();

/** The media query for windows from this breakpoint on, the breakpoint itself included. */
export const isAtLeast = (from: Breakpoint) => `(width >= ${breakpoints[from]}px)`;

/** What a server-rendered page has kept: the width may have changed since, but not the page. */
export const settledWidth = (from: Breakpoint): boolean | null => settled.get(from) ?? null;

/**
 * Takes the halves that do not show out of a server-rendered page before React hydrates it: it would make all of their controls work,
 * only to throw them away in one piece. Called apart without class names: the entry carries no style sheet of theirs.
 */
export function settleWidths(): void {
  for (const from of ['sm', 'lg'] as const) {
    const isWide = matchMedia(isAtLeast(from)).matches;
    settled.set(from, isWide);
    for (const half of document.querySelectorAll(`[data-from='${from}'][data-half='${isWide ? 'narrow' : 'wide'}']`)) half.remove();
  }
}
