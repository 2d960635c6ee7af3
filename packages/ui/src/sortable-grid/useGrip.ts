import { useLayoutEffect, useMemo, useRef } from 'react';
import type { GripHandlers } from './SortableTile.tsx';
import type { Moving } from './useSorting.ts';

interface GripProps {
  moving: Moving | null;
  columns: number;
  onPointerDown: GripHandlers['onPointerDown'];
  take: (id: string) => void;
  moveTo: (place: number) => void;
  drop: () => void;
  cancel: () => void;
}

const ends = { Home: 0, End: Infinity };

/**
 * What a tile's grip does: Space or Enter takes and puts down, arrows carry, Escape puts back, and leaving the grip puts
 * down. The handlers keep their identity, so that moving one tile does not draw the others again.
 */
export function useGrip(props: GripProps): GripHandlers {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  return useMemo(() => {
    const isTaken = (id: string) => latest.current.moving?.by === 'keys' && latest.current.moving.active === id;
    return {
      onPointerDown: (event, id) => latest.current.onPointerDown(event, id),
      onPress: (event, id) => {
        if (event.pointerType !== 'keyboard' && event.pointerType !== 'virtual') return;
        if (isTaken(id)) latest.current.drop();
        else latest.current.take(id);
      },
      onKeyDown: (event, id) => {
        const { moving, columns, moveTo, cancel } = latest.current;
        if (!isTaken(id) || !moving) return event.continuePropagation();
        const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
        const end = ends[event.key as keyof typeof ends];
        if (event.key === 'Escape') cancel();
        else if (steps !== undefined) moveTo(moving.place + steps);
        else if (end !== undefined) moveTo(end);
        else return event.continuePropagation();
        return event.preventDefault();
      },
      onBlur: (id) => {
        if (isTaken(id)) latest.current.drop();
      },
    };
  }, []);
}
