import { memo } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { Words } from '../texts.ts';
import { useFullscreen } from './useFullscreen.ts';

interface GalleryControlsProps {
  onClose: () => void;
  words: Words<'gallery'>;
}

/** Full screen and the cross: the same with every photo. */
export const GalleryControls = memo(function GalleryControls({ onClose, words }: GalleryControlsProps) {
  const { isSupported, isFull, toggle } = useFullscreen();
  return (
    <>
      {isSupported && <IconButton icon="full" label={isFull ? words.exitFullscreen : words.fullscreen} onPress={toggle} />}
      <IconButton icon="close" label={words.close} onPress={onClose} />
    </>
  );
});
