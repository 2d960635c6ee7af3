/** So many frames load at once. All at once, a page of thirty shows none of them for as long as all need. */
const atOnce = Math.min(6, Math.max(2, Math.floor(navigator.hardwareConcurrency / 2)));

/** Frames that wait, each with its place on the page. */
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

/** Calls `start` when it is the frame's turn to load, from the top of the page down; the result ends the turn, or gives it up. */
export function takeTurn(start: () => void, place: () => number): () => void {
  waiting.set(start, place);
  // The frames of a page ask one after the other, in any order.
  setTimeout(startNext);
  return () => {
    waiting.delete(start);
    loading.delete(start);
    startNext();
  };
}
