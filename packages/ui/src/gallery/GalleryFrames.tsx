import { useState } from 'react';
import { GalleryFrame, type GalleryFrameProps } from './GalleryFrame.tsx';
import type { GalleryPhoto } from './GalleryPhoto.ts';

type GalleryFramesProps = Omit<GalleryFrameProps, 'isLeaving'>;

/**
 * The photo, and the one that fades away under it. That one goes with the next step, unseen until then: a page that
 * takes it out as soon as it has faded works twice for each step.
 */
export function GalleryFrames({ photo, ...shared }: GalleryFramesProps) {
  const [shown, setShown] = useState<{ step: number; photo: GalleryPhoto; leaving: GalleryPhoto | null }>({
    step: 0,
    photo,
    leaving: null,
  });
  // The same one may have got other addresses meanwhile: it leaves with those.
  if (shown.photo.id !== photo.id) setShown({ step: shown.step + 1, photo, leaving: shown.photo });
  else if (shown.photo !== photo) setShown({ ...shown, photo });
  // By step, not by photo: one that comes back starts over, and is not enlarged any more.
  return (
    <>
      {shown.leaving && <GalleryFrame key={shown.step - 1} {...shared} photo={shown.leaving} isLeaving />}
      <GalleryFrame key={shown.step} {...shared} photo={photo} />
    </>
  );
}
