import { useMemo } from 'react';
import { useStableCallback } from '../stable-callback/useStableCallback.ts';
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
 * What a tile's drag handle does: Space or Enter picks up and drops, arrows move it, Escape cancels, and leaving the grid drops. The handlers have a
 * stable identity, so that moving one tile does not re-render the others.
 */
export function useGrip({ moving, columns, take, moveTo, drop, cancel, ...handlers }: GripProps): GripHandlers {
  const isPickedUp = (id: string) => moving?.by === 'keys' && moving.active === id;
  const onPointerDown = useStableCallback(handlers.onPointerDown);
  const onPress = useStableCallback<Parameters<GripHandlers['onPress']>>((event, id) => {
    if (event.pointerType !== 'keyboard' && event.pointerType !== 'virtual') return;
    if (isPickedUp(id)) drop();
    else take(id);
  });
  const onKeyDown = useStableCallback<Parameters<GripHandlers['onKeyDown']>>((event, id) => {
    if (!isPickedUp(id) || !moving) return event.continuePropagation();
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
    const end = ends[event.key as keyof typeof ends];
    if (event.key === 'Escape') cancel();
    else if (steps !== undefined) moveTo(moving.place + steps);
    else if (end !== undefined) moveTo(end);
    else return event.continuePropagation();
    return event.preventDefault();
  });
  const onBlur = useStableCallback((id: string) => {
    if (isPickedUp(id)) drop();
  });
  return useMemo(() => ({ onPointerDown, onPress, onKeyDown, onBlur }), [onPointerDown, onPress, onKeyDown, onBlur]);
}
