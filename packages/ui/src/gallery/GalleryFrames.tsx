import { useState } from 'react';
import { GalleryFrame, type GalleryFrameProps } from './GalleryFrame.tsx';
import type { GalleryPhoto } from './GalleryPhoto.ts';

type GalleryFramesProps = Omit<GalleryFrameProps, 'isLeaving' | 'onGone'>;

/** The photograph, and the one that fades away under it. */
export function GalleryFrames({ photo, ...shared }: GalleryFramesProps) {
  const [shown, setShown] = useState<{ photo: GalleryPhoto; leaving: GalleryPhoto | null }>({ photo, leaving: null });
  if (shown.photo.id !== photo.id) setShown({ photo, leaving: shown.photo });
  return (
    <>
      {shown.leaving && (
        <GalleryFrame
          key={shown.leaving.id}
          {...shared}
          photo={shown.leaving}
          isLeaving
          onGone={() => setShown({ photo, leaving: null })}
        />
      )}
      <GalleryFrame key={photo.id} {...shared} photo={photo} />
    </>
  );
}
