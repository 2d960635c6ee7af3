import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { VisibleTiles } from '../image-grid/useVisibleTiles.ts';
import { placeAt } from './placeAt.ts';
import { usePointerDrag } from './usePointerDrag.ts';
import type { useSorting } from './useSorting.ts';

interface DragProps {
  grid: RefObject<HTMLElement | null>;
  visible: VisibleTiles;
  count: number;
  sorting: ReturnType<typeof useSorting>;
  /** A click has become a drag. */
  onStart: () => void;
  onDrop: () => void;
  onCancel: () => void;
}

/** A dragged image: follows the pointer without rendering, and requests a new order when its middle enters another cell. */
export function useDrag({ grid, visible, count, sorting, onStart, onDrop, onCancel }: DragProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hold = useRef({ x: 0, y: 0, width: 0, height: 0 });
  const at = useRef({ x: 0, y: 0 });

  const applyPosition = () => {
    ref.current?.style.setProperty('--drag-x', `${at.current.x}px`);
    ref.current?.style.setProperty('--drag-y', `${at.current.y}px`);
  };
  // The image appears with the render after the first move.
  useLayoutEffect(applyPosition);

  const begin = usePointerDrag({
    scroller: visible.scroller,
    onStart: (id, pointer) => {
      const tile = [...(grid.current?.children ?? [])].find((child) => child instanceof HTMLElement && child.dataset['key'] === id);
      if (!tile) return;
      const { left, top, width, height } = tile.getBoundingClientRect();
      hold.current = { x: pointer.x - left, y: pointer.y - top, width, height };
      onStart();
      sorting.take(id, 'pointer');
    },
    onMove: (pointer) => {
      if (!grid.current) return;
      const box = grid.current.getBoundingClientRect();
      const { x, y, width, height } = hold.current;
      at.current = { x: pointer.x - x - box.left, y: pointer.y - y - box.top };
      applyPosition();
      const pitchX = (box.width + visible.gap) / visible.columns;
      const cells = { columns: visible.columns, pitchX, pitchY: visible.pitch, count };
      sorting.moveTo(placeAt(at.current.x + width / 2, at.current.y + height / 2, cells));
    },
    onDrop,
    onCancel,
  });
  return { ref, begin };
}
