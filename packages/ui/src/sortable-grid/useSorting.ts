import { useRef, useState } from 'react';
import { moveTogether } from './moveTogether.ts';

export interface Moving {
  /** The one that is dragged; the others follow it. */
  active: string;
  ids: ReadonlySet<string>;
  /** The position at which it would be dropped. */
  place: number;
  by: 'pointer' | 'keys';
}

/** The order as it would be after a drop now. */
export function orderWith(order: readonly string[], moving: Moving | null): readonly string[] {
  if (!moving) return order;
  const block = order.filter((id) => moving.ids.has(id));
  return moveTogether(order, moving.ids, moving.place - block.indexOf(moving.active));
}

/** The move in progress, from picking up to dropping. The order changes once, at the end. */
export function useSorting(order: readonly string[], chosen: readonly string[], onOrderChange: (ids: string[]) => void) {
  const [moving, setMoving] = useState<Moving | null>(null);
  // Read by listeners that outlive a render.
  const now = useRef<Moving | null>(null);
  const set = (next: Moving | null) => {
    now.current = next;
    setMoving(next);
  };

  return {
    moving,
    take(active: string, by: Moving['by']): Moving {
      const ids = new Set(chosen.includes(active) ? chosen : [active]);
      const next = { active, ids, place: order.indexOf(active), by };
      set(next);
      return next;
    },
    /** Returns whether anything changed. */
    moveTo(wanted: number): boolean {
      const old = now.current;
      const place = Math.min(Math.max(0, wanted), order.length - 1);
      if (!old || old.place === place) return false;
      set({ ...old, place });
      return true;
    },
    /** Returns where the dragged one is now, counted from 1, or null where nothing was dragged. */
    drop(): number | null {
      const old = now.current;
      set(null);
      if (!old) return null;
      const next = orderWith(order, old);
      if (next.some((id, place) => id !== order[place])) onOrderChange([...next]);
      return next.indexOf(old.active) + 1;
    },
    cancel: () => set(null),
  };
}
