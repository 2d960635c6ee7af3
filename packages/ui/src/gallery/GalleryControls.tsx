import { memo, useEffect, useSyncExternalStore } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { Words } from '../texts.ts';

const subscribe = (notify: () => void) => {
  document.addEventListener('fullscreenchange', notify);
  return () => document.removeEventListener('fullscreenchange', notify);
};

/** The browser's full screen, left again when the viewer closes. A phone that has none gets no button. */
function useFullscreen() {
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
    // When it is refused (an embedded page, a policy) the viewer stays as it is.
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch(() => undefined);
  };
  return { isSupported: document.fullscreenEnabled, isFull, toggle };
}

interface GalleryControlsProps {
  /** Shows the photo at 1 : 1; without it that is not possible. */
  isActual: boolean | undefined;
  onActual: () => void;
  onClose: () => void;
  words: Words<'gallery'>;
}

/** 1 : 1, full screen and close: the same for every photo. */
export const GalleryControls = memo(function GalleryControls({ isActual, onActual, onClose, words }: GalleryControlsProps) {
  const { isSupported, isFull, toggle } = useFullscreen();
  return (
    <>
      {isActual !== undefined && <IconButton icon="zoom" label={words.actual} aria-pressed={isActual} onPress={onActual} />}
      {isSupported && <IconButton icon="full" label={isFull ? words.exitFullscreen : words.fullscreen} onPress={toggle} />}
      <IconButton icon="close" label={words.close} onPress={onClose} />
    </>
  );
});
