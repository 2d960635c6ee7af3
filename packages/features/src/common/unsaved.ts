import { useEffect } from 'react';

/** What on the page is not saved: one token for each form. */
const unsaved = new Set<symbol>();

/** Whether leaving the page now would lose something that was typed. */
export function hasUnsaved(): boolean {
  return unsaved.size > 0;
}

/**
 * Tells the portal that something here is not saved, so that leaving asks first. For a tab that is closed or
 * reloaded the words are the browser's own.
 */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const mine = Symbol();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.add(mine);
    addEventListener('beforeunload', warn);
    return () => {
      unsaved.delete(mine);
      removeEventListener('beforeunload', warn);
    };
  }, [isDirty]);
}
