interface PointerWays {
  onMove: (event: PointerEvent) => void;
  onUp: (event: PointerEvent) => void;
  /** The browser has taken it for a gesture of its own. */
  onCancel: (event: PointerEvent) => void;
}

/** Follows a pointer that was put down, wherever on the screen it goes, until it is lifted or taken. Returns what ends it earlier. */
export function followPointer(pointerId: number, { onMove, onUp, onCancel }: PointerWays): () => void {
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
