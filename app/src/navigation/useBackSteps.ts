import type { BackSteps } from '@portal/ui';
import { useEffect, useState } from 'react';
import { type Location, type NavigateFunction, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** Router state of a step: what the address or a link has opened at it, and the layers that have steps up to it. */
interface StepState {
  opened?: string;
  layers?: readonly number[];
}

/** Where the browser is, as the router has written it down; a render may follow later. */
const written = () => (history.state ?? {}) as { usr?: StepState | null; key?: string };

const stateHere = (): StepState => written().usr ?? {};

/** Layers of another page load are never those of this one. */
const firstLayer = Math.round(performance.timeOrigin);

interface Router {
  location: Location;
  navigate: NavigateFunction;
}

/** Milliseconds in which something closes and another opens in its place, and in which a step that is being taken is taken. */
const restMs = 150;

function createBackSteps() {
  /** What is open, in the order in which it opened. */
  const open = new Map<number, () => void>();
  /** What has brought its own step (`useOverlay`, `useLayer`). */
  const claimed = new Set<string>();
  let router: Router | null = null;
  /** What had a step where the browser was last. */
  let before: readonly number[] = [];
  let last = firstLayer;
  /** The step that is being taken, until the page is rendered at it. */
  let moving: 'back' | 'on' | null = null;
  let timer = 0;

  /** One step towards as many as there are layers: the router has to come to rest between two. */
  function settle(): void {
    // Behind a page that is still to be rendered a step would lead back to the old one.
    if (moving || !router || (written().key ?? 'default') !== router.location.key) return;
    const { layers = [], ...state } = stateHere();
    const wanted = [...open.keys()];
    const mismatch = layers.findIndex((layer, place) => layer !== wanted[place]);
    const { location: here, navigate: go } = router;
    if (mismatch !== -1) {
      moving = 'back';
      void go(mismatch - layers.length);
    } else if (wanted.length > layers.length) {
      moving = 'on';
      // Now: Back may come before the page is rendered at the new step.
      before = wanted.slice(0, layers.length + 1);
      void go(here, { state: { ...state, layers: before }, preventScrollReset: true });
    }
  }

  function settleSoon(): void {
    clearTimeout(timer);
    timer = window.setTimeout(settle, restMs);
  }

  /** Closes what has lost its step. */
  function leave(layers: readonly number[]): void {
    const lost = before.filter((layer) => !layers.includes(layer));
    before = layers;
    for (const layer of lost.toReversed()) open.get(layer)?.();
  }

  return {
    hold: (onBack: () => void) => {
      // What was open before the first touch came with the address: nothing behind it belongs to it.
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
    /** The browser has moved in its history. */
    onMoved: (now: Router, isBack: boolean) => {
      const { layers = [] } = stateHere();
      router = now;
      if (isBack && moving !== 'back') leave(layers);
      before = layers;
      moving = null;
      // What asks a question instead of closing gets its step again, and that of something closed is passed.
      settleSoon();
    },
    /** Back that comes before the page is rendered at a new step: the page is where it was, and is not rendered at all. */
    onPopState: () => {
      if (moving !== 'on') return;
      moving = null;
      leave(stateHere().layers ?? []);
      settleSoon();
    },
  };
}

/**
 * A step of the history for each thing that is open over the page and has none yet: a dialog, a menu, a list. Back takes the
 * step away and closes it. Only for browsers that do not report Back in another way.
 */
export function useBackSteps(): BackSteps {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [steps] = useState(createBackSteps);
  useEffect(() => steps.onMoved({ location, navigate }, type === NavigationType.Pop), [steps, location, navigate, type]);
  useEffect(() => {
    window.addEventListener('popstate', steps.onPopState);
    return () => window.removeEventListener('popstate', steps.onPopState);
  }, [steps]);
  return steps;
}
