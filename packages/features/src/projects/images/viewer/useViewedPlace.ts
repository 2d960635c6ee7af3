import { useEffect, useState } from 'react';

interface ViewedPlaceOptions {
  images: readonly { id: number }[];
  /** Id of the photo in the address. */
  viewed: number | null;
  onView: (id: number) => void;
  onClose: () => void;
}

/** The position of the open photo. When it is deleted its neighbour is opened, after the last one the viewer closes (D2 §2.4). -1: none is open. */
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
