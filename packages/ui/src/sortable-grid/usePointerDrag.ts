import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { useStableCallback } from '../stable-callback/useStableCallback.ts';
import { edgeSpeed } from './edgeSpeed.ts';

interface PointerWays {
  onMove: (event: PointerEvent) => void;
  onUp: (event: PointerEvent) => void;
  /** The browser uses it for a gesture of its own. */
  onCancel: (event: PointerEvent) => void;
}

/** Follows a pointer anywhere on the screen until it is released or cancelled. Returns the function that ends it earlier. */
function followPointer(pointerId: number, { onMove, onUp, onCancel }: PointerWays): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const follow = (event: PointerEvent) => {
    if (event.pointerId === pointerId) onMove(event);
  };
  const end = (notify: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    listening.abort();
    notify(event);
  };
  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener('pointerup', end(onUp), { signal });
  window.addEventListener('pointercancel', end(onCancel), { signal });
  return () => listening.abort();
}

/** Pixels before a click becomes a drag: a shaking hand can still click. */
const slack = 6;

interface PointerDragProps {
  /** What scrolls when something is dragged near its edge. */
  scroller: Element | Window | null;
  onStart: (id: string, pointer: { x: number; y: number }) => void;
  /** Also called when the page has scrolled under a pointer that does not move. */
  onMove: (pointer: { x: number; y: number }) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/**
 * Drags something with a mouse, a pen or touch. HTML's own drag and drop does not exist on touch screens, and React Aria's is built on it. Escape and
 * a gesture that the browser takes cancel the drag.
 */
export function usePointerDrag({ scroller, ...handlers }: PointerDragProps) {
  const onStart = useStableCallback(handlers.onStart);
  const onMove = useStableCallback(handlers.onMove);
  const onDrop = useStableCallback(handlers.onDrop);
  const onCancel = useStableCallback(handlers.onCancel);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  return (event: ReactPointerEvent, id: string) => {
    if (event.button !== 0 || !event.isPrimary || stop.current) return;
    const from = { x: event.clientX, y: event.clientY };
    let at = from;
    let hasStarted = false;
    let frame = 0;

    const end = () => {
      unfollow();
      window.removeEventListener('keydown', escape, true);
      cancelAnimationFrame(frame);
      stop.current = null;
    };
    const cancel = () => {
      end();
      if (hasStarted) onCancel();
    };
    const scroll = () => {
      const box = scroller instanceof Element ? scroller.getBoundingClientRect() : { top: 0, bottom: window.innerHeight };
      const speed = edgeSpeed(at.y, box.top, box.bottom);
      if (speed !== 0) {
        scroller?.scrollBy({ top: speed, behavior: 'instant' });
        onMove(at);
      }
      frame = requestAnimationFrame(scroll);
    };
    const move = (next: PointerEvent) => {
      at = { x: next.clientX, y: next.clientY };
      if (!hasStarted && Math.hypot(at.x - from.x, at.y - from.y) < slack) return;
      if (!hasStarted) {
        hasStarted = true;
        onStart(id, from);
        frame = requestAnimationFrame(scroll);
      }
      onMove(at);
    };
    const up = () => {
      end();
      if (hasStarted) onDrop();
    };
    const escape = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || !hasStarted) return;
      // The dialog around must not handle this Escape.
      key.stopPropagation();
      cancel();
    };

    stop.current = cancel;
    const unfollow = followPointer(event.pointerId, { onMove: move, onUp: up, onCancel: cancel });
    window.addEventListener('keydown', escape, true);
  };
}
