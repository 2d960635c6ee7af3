import { useEffect, useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  document.addEventListener('fullscreenchange', notify);
  return () => document.removeEventListener('fullscreenchange', notify);
};

/** The browser's full screen, left again when the viewer goes. A phone that has none gets no button. */
export function useFullscreen() {
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  useEffect(
    () => () => {
      if (document.fullscreenElement) void document.exitFullscreen();
    },
    [],
  );
  const toggle = () => {
    // A refusal (an embedded page, a policy) leaves the viewer as it is.
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch(() => undefined);
  };
  return { isSupported: document.fullscreenEnabled, isFull, toggle };
}
