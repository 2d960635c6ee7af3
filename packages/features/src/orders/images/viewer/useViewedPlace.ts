import { useEffect, useState } from 'react';

interface ViewedPlaceOptions {
  images: readonly { id: number }[];
  /** Number of the photo that the address names. */
  viewed: number | null;
  onView: (id: number) => void;
  onClose: () => void;
}

/**
 * The place of the viewed photo. One that goes away gives its place to its neighbour, the last one closes the
 * viewer (D2 §2.4). -1: nothing is viewed.
 */
export function useViewedPlace({ images, viewed, onView, onClose }: ViewedPlaceOptions): number {
  const found = images.findIndex(({ id }) => id === viewed);
  const [last, setLast] = useState(found);
  if ((found >= 0 || viewed === null) && found !== last) setLast(found);
  const isLost = viewed !== null && found < 0 && last >= 0;
  const place = isLost ? Math.min(last, images.length - 1) : found;
  const neighbour = images[place]?.id;

  useEffect(() => {
    if (!isLost) return;
    if (neighbour === undefined) onClose();
    else onView(neighbour);
  }, [isLost, neighbour, onView, onClose]);
  return place;
}
