/** How many frames load at once. If all did, a page of thirty would show none of them for a long time. */
const atOnce = Math.min(6, Math.max(2, Math.floor(navigator.hardwareConcurrency / 2)));

/** Waiting frames, each with its position on the page. */
const waiting = new Map<() => void, () => number>();
const loading = new Set<() => void>();

function startNext(): void {
  const places = [...waiting].map(([start, place]) => ({ start, place: place() }));
  for (const { start } of places.toSorted((one, other) => one.place - other.place)) {
    if (loading.size >= atOnce) return;
    waiting.delete(start);
    loading.add(start);
    start();
  }
}

/** Calls `start` when the frame may load, from the top of the page down; the returned function frees the slot, or leaves the queue. */
export function takeTurn(start: () => void, place: () => number): () => void {
  waiting.set(start, place);
  // The frames of a page register one after the other, in any order.
  setTimeout(startNext);
  return () => {
    waiting.delete(start);
    loading.delete(start);
    startNext();
  };
}
