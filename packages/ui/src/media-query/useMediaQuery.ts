import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches now; `null` while unknown: in a server-rendered page before hydration. `getServerSnapshot` answers for such a page
 * where it is known.
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

/** The same for components that are never rendered on the server, or closed there: `false` while unknown. */
export function useMediaQuery(query: string): boolean {
  return useKnownMediaQuery(query) ?? false;
}
