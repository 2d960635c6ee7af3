import { breakpoints } from './breakpoints.ts';

export type Breakpoint = 'sm' | 'lg';

/** Which of the two halves of a server-rendered page was removed, by breakpoint; nothing in a page that has both. */
const settled = new Map<Breakpoint, boolean>();

/** The media query for viewports from this breakpoint on, the breakpoint itself included. */
export const isAtLeast = (from: Breakpoint) => `(width >= ${breakpoints[from]}rem)`;

/** The half that a server-rendered page still has: the width may have changed since, but not the page. */
export const settledWidth = (from: Breakpoint): boolean | null => settled.get(from) ?? null;

/**
 * Removes the hidden halves of a server-rendered page before hydration: React would hydrate all of their controls, only to remove them in one task.
 * Selected without class names, because the entry bundle has no style sheet for them.
 */
export function settleWidths(): void {
  for (const from of ['sm', 'lg'] as const) {
    const isWide = matchMedia(isAtLeast(from)).matches;
    settled.set(from, isWide);
    for (const half of document.querySelectorAll(`[data-from='${from}'][data-half='${isWide ? 'narrow' : 'wide'}']`)) half.remove();
  }
}
