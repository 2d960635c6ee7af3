import { useCallback, useEffect, useRef } from 'react';

/** On the page itself, or in a dialog over it, which Back may close without leaving the page. */
type Place = 'page' | 'window';

/**
 * What leaving takes away: what was typed, files on their way, an archive that can go on with its missing pieces, or the
 * answer about one that the server reads already.
 */
export type Loss = 'typing' | 'upload' | 'pieces' | 'processing';

/** What is not saved: one token for each form. */
const unsaved = new Map<symbol, { place: Place; loss: Loss }>();

/** What would be lost by leaving now: anywhere, or only in this place. */
export function lossesNow(place?: Place): Loss[] {
  const here = [...unsaved.values()].filter((one) => place === undefined || one.place === place);
  return [...new Set(here.map(({ loss }) => loss))];
}

/** Whether leaving now would lose anything: anywhere, or only in this place. */
export function hasUnsaved(place?: Place): boolean {
  return lossesNow(place).length > 0;
}

/** Lets everything go: what it belonged to is no more, and nothing is asked on the way out. */
export function forgetUnsaved(): void {
  unsaved.clear();
}

/**
 * Tells the portal that something here is not saved, so that leaving asks first. For a tab that is closed or
 * reloaded the words are the browser's own. The answer forgets it at once, for those who leave in the same breath.
 */
export function useUnsaved(isDirty: boolean, place: Place = 'page', loss: Loss = 'typing'): () => void {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!isDirty) return undefined;
    const mine = Symbol();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.set(mine, { place, loss });
    addEventListener('beforeunload', warn);
    stop.current = () => {
      unsaved.delete(mine);
      removeEventListener('beforeunload', warn);
    };
    return stop.current;
  }, [isDirty, place, loss]);
  return useCallback(() => stop.current?.(), []);
}
