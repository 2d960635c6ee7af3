import { type RefObject, useEffect, useState } from 'react';

/** One and a half viewport heights above and below: a fling finds rendered content. */
const reach = '150% 0px';

/**
 * Of photos that may be thousands only those near the viewport are rendered; the wall reserves the space of the others. Returns
 * which of `parent`'s children, one for each of `parts`, are rendered: the first ones always, on the server as well, and the
 * one that had the focus last, for it may come back there; both neighbours of each, where Tab leads to.
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
      // Whatever scrolls, the page or a dialog. Older browsers support the page alone; both together reach eight heights far.
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
