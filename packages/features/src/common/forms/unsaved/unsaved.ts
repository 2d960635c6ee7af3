import { useCallback, useEffect, useRef } from 'react';

/**
 * Where the unsaved input is: on the page itself, in a dialog over it, which Back may close without leaving the page, or in the whole cabinet,
 * whichever page is open.
 */
type Place = 'page' | 'dialog' | 'cabinet';

/**
 * What leaving loses: typed text, running uploads, an archive whose missing chunks can be sent later, or the answer about one that the server is
 * already reading.
 */
export type Loss = 'typing' | 'upload' | 'chunks' | 'processing';

/** The unsaved input: one token for each form. */
const unsaved = new Map<symbol, { place: Place; loss: Loss }>();

/** What would be lost by leaving now: anywhere, or only in these places. */
export function currentLosses(...places: Place[]): Loss[] {
  const here = [...unsaved.values()].filter(({ place }) => places.length === 0 || places.includes(place));
  return [...new Set(here.map(({ loss }) => loss))];
}

/** Whether leaving now would lose anything: anywhere, or only in these places. */
export function hasUnsaved(...places: Place[]): boolean {
  return currentLosses(...places).length > 0;
}

/** Removes everything, because its forms are gone, so that leaving asks nothing. */
export function forgetUnsaved(): void {
  unsaved.clear();
}

/**
 * Registers unsaved input, so that leaving asks for confirmation. For a closed or reloaded tab the browser shows its own question. The returned
 * function removes it synchronously, for a navigation in the same tick.
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
