import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds now; `null` while nobody knows: a page rendered on the server, which the browser has not yet taken
 * over. `getServerSnapshot` answers for such a page where somebody does know.
 */
export function useKnownMediaQuery(query: string, getServerSnapshot: () => boolean | null = () => null): boolean | null {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore<boolean | null>(subscribe, () => window.matchMedia(query).matches, getServerSnapshot);
}

/** The same for what is never rendered on the server, or stands closed there: `false` as long as nobody knows. */
export function useMediaQuery(query: string): boolean {
  return useKnownMediaQuery(query) ?? false;
}
