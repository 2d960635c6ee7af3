import { useCallback, useEffect, useRef } from 'react';

/** On the page itself, or in a window over it, which Back may close without leaving the page. */
type Place = 'page' | 'window';

/** What leaving takes away: what was typed, or files on their way. */
export type Loss = 'typing' | 'upload';

/** What is not saved: one token for each form. */
const unsaved = new Map<symbol, { place: Place; loss: Loss }>();

/** Whether leaving now would lose something that was typed: anywhere, or only in this place. */
export function hasUnsaved(place?: Place): boolean {
  return [...unsaved.values()].some((one) => place === undefined || one.place === place);
}

/** Whether leaving now would break off an upload. */
export function isUploading(): boolean {
  return [...unsaved.values()].some(({ loss }) => loss === 'upload');
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
