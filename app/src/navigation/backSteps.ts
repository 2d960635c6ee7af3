import type { Location, NavigateFunction } from 'react-router-dom';

/** Router state of a history entry: what the address or a link has opened at it, and the layers that have entries up to it. */
interface StepState {
  opened?: string;
  layers?: readonly number[];
}

/** The current history entry, as the router has stored it; a render may follow later. */
const written = () => (history.state ?? {}) as { usr?: StepState | null; key?: string };

const stateHere = (): StepState => written().usr ?? {};

/** False while the browser has already moved on from it. */
const isHere = (location: Location) => (written().key ?? 'default') === location.key;

/** Layers of another page load are never those of this one. */
const firstLayer = Math.round(performance.timeOrigin);

interface Router {
  location: Location;
  navigate: NavigateFunction;
}

/** Milliseconds in which one overlay closes and another opens in its place, and in which a navigation is under way. */
const restMs = 150;

/** One history entry for each open overlay: `useBackSteps`. */
export function createBackSteps() {
  /** Open overlays, in the order in which they opened. */
  const open = new Map<number, () => void>();
  /** Overlays that add history entries of their own (`useOverlay`, `useLayer`). */
  const claimed = new Set<string>();
  let router: Router | null = null;
  /** Overlays that had an entry at the last location. */
  let before: readonly number[] = [];
  let last = firstLayer;
  /** The navigation under way, until the page is rendered at it. */
  let moving: 'back' | 'on' | null = null;
  let timer = 0;

  /** One step towards as many entries as there are layers: the router has to be idle between two. */
  function settle(): void {
    // Before the new page is rendered, a step would lead back to the old one.
    if (moving || !router || !isHere(router.location)) return;
    const { layers = [], ...state } = stateHere();
    const wanted = [...open.keys()];
    const mismatch = layers.findIndex((layer, place) => layer !== wanted[place]);
    const { location: here, navigate: go } = router;
    if (mismatch !== -1) {
      moving = 'back';
      // The visitor may go back further in the meantime.
      before = layers.slice(0, mismatch);
      void go(mismatch - layers.length);
    } else if (wanted.length > layers.length) {
      moving = 'on';
      // Synchronously: Back may come before the page is rendered at the new entry.
      before = wanted.slice(0, layers.length + 1);
      void go(here, { state: { ...state, layers: before }, preventScrollReset: true });
    }
  }

  function settleSoon(): void {
    clearTimeout(timer);
    timer = window.setTimeout(settle, restMs);
  }

  /** Closes overlays whose entry is gone. */
  function leave(layers: readonly number[]): void {
    const lost = before.filter((layer) => !layers.includes(layer));
    before = layers;
    for (const layer of lost.toReversed()) open.get(layer)?.();
  }

  return {
    hold: (onBack: () => void) => {
      // What was open before the first interaction came with the address: no entry behind it belongs to it.
      if (!navigator.userActivation?.hasBeenActive) return () => {};
      const { opened } = stateHere();
      if (opened !== undefined && !claimed.has(opened)) {
        claimed.add(opened);
        return () => void claimed.delete(opened);
      }
      last += 1;
      const layer = last;
      open.set(layer, onBack);
      settleSoon();
      return () => {
        open.delete(layer);
        settleSoon();
      };
    },
    /** The page is rendered at another entry. */
    onMoved: (now: Router, isBack: boolean) => {
      router = now;
      // The browser has gone back before this render: the next one is at that entry, and closes what has lost its own.
      if (!isHere(now.location)) return;
      const { layers = [] } = stateHere();
      if (isBack) leave(layers);
      before = layers;
      moving = null;
      // An overlay that asks for confirmation instead of closing gets its entry again, and the entry of a closed one is skipped.
      settleSoon();
    },
    /** Back before the page is rendered at a new entry: the location is unchanged, and there is no render at all. */
    onPopState: () => {
      if (moving !== 'on') return;
      moving = null;
      leave(stateHere().layers ?? []);
      settleSoon();
    },
  };
}
