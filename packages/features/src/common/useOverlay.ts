import { useRef } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Router state of a step that was taken to open something over the page. */
export interface OverlayState {
  opened?: string;
}

/**
 * Something open over the page (a photographer's dialog, a photo, a project), stored in the address: Back closes it (on a phone
 * too) and a link can be shared. `details` are further parameters that are removed when it closes.
 */
export function useOverlay(name: string, details: readonly string[] = []) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as OverlayState | null;
  const left = useRef<Location | null>(null);
  const text = search.get(name) ?? '';

  return {
    /** The number in the address: an id, or a place counted from 1. */
    value: /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null,
    detail: (key: string) => search.get(key),
    open: (value: number, more: Readonly<Record<string, string>> = {}) => {
      const next = new URLSearchParams(search);
      for (const [key, one] of Object.entries({ ...more, [name]: String(value) })) next.set(key, one);
      const isHere = search.has(name);
      // One step for Back is enough: a second click finds it open already, or on its way, before the page is rendered with it.
      const replace = isHere || left.current === location;
      if (!isHere) left.current = location;
      setSearch(next, { replace, state: isHere ? state : ({ opened: name } satisfies OverlayState), preventScrollReset: true });
    },
    /** Changes what is open without a step for Back; an empty text takes a parameter away. */
    replace: (parts: Readonly<Record<string, string>>) => {
      const next = new URLSearchParams(search);
      for (const [key, one] of Object.entries(parts)) {
        if (one === '') next.delete(key);
        else next.set(key, one);
      }
      // At once: a quick second click of an arrow starts from where the first one led.
      setSearch(next, { replace: true, state, preventScrollReset: true, flushSync: true });
    },
    close: () => {
      // Called twice (Escape held down, a click while it fades out) it must not go back twice.
      if (!search.has(name) || left.current === location) return;
      // If it was opened here, closing goes back; after a direct link there is nothing to go back to.
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
