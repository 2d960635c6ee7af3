import { type RefObject, useEffect, useState } from 'react';

/** One and a half viewport heights above and below, so that a fast scroll finds rendered content. */
const reach = '150% 0px';

/**
 * Virtualises a wall that may have thousands of photos: only those near the viewport are rendered, and the wall reserves the space of the others.
 * Returns which of `parent`'s children, one for each of `parts`, are rendered: always the first ones, on the server as well, and the one that had the
 * focus last, since focus may return there, with both its neighbours for Tab.
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
        // A part that enters and leaves within one callback has several entries: the last one counts.
        const latest = new Map(entries.map(({ target, isIntersecting }) => [target, isIntersecting]));
        setNear((before) => {
          const after = new Set(before);
          for (const [part, isNear] of latest) after[isNear ? 'add' : 'delete'](places.get(part) ?? 0);
          return after;
        });
      },
      // Margins for any scroll container, the page or a dialog. Older browsers support the page alone; both together would reach eight heights.
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
