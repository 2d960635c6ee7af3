import { type RefObject, useEffect, useState } from 'react';

/** One and a half heights of the window above it and below: a finger that flings the page finds what it comes to rendered. */
const reach = '150% 0px';

/**
 * Of photos that may be thousands only those near the viewport are rendered; their wall keeps the place of the others. Tells which of
 * `parent`'s children, one for each of `parts`, are: the first ones always, on the server as well, and the one that the keyboard was
 * in last, for it may come back there; both neighbours of each, where Tab leads to.
 */
export function useRenderedParts(parent: RefObject<HTMLElement | null>, parts: readonly unknown[], first = 1): (place: number) => boolean {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  const [held, setHeld] = useState<number>();
  useEffect(() => {
    const wall = parent.current;
    if (!wall || parts.length <= first) return undefined;
    const places = new Map([...wall.children].map((child, place) => [child, place]));
    const observer = new IntersectionObserver(
      (entries) => {
        // Of a part that has come and gone meanwhile several tell: the last one counts.
        const told = new Map(entries.map(({ target, isIntersecting }) => [target, isIntersecting]));
        setNear((before) => {
          const after = new Set(before);
          for (const [part, isNear] of told) after[isNear ? 'add' : 'delete'](places.get(part) ?? 0);
          return after;
        });
      },
      // Whatever scrolls, the page or a window of its own. Older browsers know the page alone; both together reach eight heights far.
      'scrollMargin' in IntersectionObserver.prototype ? { scrollMargin: reach } : { rootMargin: reach },
    );
    for (const child of places.keys()) observer.observe(child);
    const hold = ({ target }: FocusEvent) => {
      for (const [part, place] of places) if (target instanceof Node && part.contains(target)) setHeld(place);
    };
    wall.addEventListener('focusin', hold);
    return () => {
      observer.disconnect();
      wall.removeEventListener('focusin', hold);
    };
  }, [parent, parts, first]);
  return (place) => place < first || [place - 1, place, place + 1].some((one) => one === held || near.has(one));
}
