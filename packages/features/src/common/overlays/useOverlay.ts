import { useRef } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Router state of a history entry that was added to open something over the page. */
export interface OverlayState {
  opened?: string;
}

/**
 * Something open over the page (a photographer's dialog, a photo, a project), stored in the address: Back closes it (on a phone too) and a link can
 * be shared. `details` are further parameters that are removed when it closes.
 */
export function useOverlay(name: string, details: readonly string[] = []) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as OverlayState | null;
  const left = useRef<Location | null>(null);
  const text = search.get(name) ?? '';

  return {
    /** The number in the address: an id, or a position counted from 1. */
    value: /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null,
    detail: (key: string) => search.get(key),
    open: (value: number, more: Readonly<Record<string, string>> = {}) => {
      const next = new URLSearchParams(search);
      for (const [key, one] of Object.entries({ ...more, [name]: String(value) })) next.set(key, one);
      const isHere = search.has(name);
      // One history entry is enough: a second click finds the address changed already, before the page is rendered with it.
      const replace = isHere || left.current === location;
      if (!isHere) left.current = location;
      setSearch(next, { replace, state: isHere ? state : ({ opened: name } satisfies OverlayState), preventScrollReset: true });
    },
    /** Changes what is open without a new history entry; an empty text removes a parameter. */
    replace: (parts: Readonly<Record<string, string>>) => {
      const next = new URLSearchParams(search);
      for (const [key, one] of Object.entries(parts)) {
        if (one === '') next.delete(key);
        else next.set(key, one);
      }
      // Synchronous: a quick second click of an arrow must start from the result of the first one.
      setSearch(next, { replace: true, state, preventScrollReset: true, flushSync: true });
    },
    close: () => {
      // When it is called twice (Escape held down, a click during the closing animation) it must not go back twice.
      if (!search.has(name) || left.current === location) return;
      // If it was opened on this page, closing goes back; after a direct link there is no entry to go back to.
      if (state?.opened === name) {
        left.current = location;
        void navigate(-1);
        return;
      }
      const next = new URLSearchParams(search);
      for (const key of [name, ...details]) next.delete(key);
      setSearch(next, { replace: true, preventScrollReset: true });
    },
  };
}
