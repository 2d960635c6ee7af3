import { useCallback, useState } from 'react';

/** Follows one picture: whether this very address has failed. Also sees an image that failed before React listened (a prerendered page). */
export function usePictureLoad(src: string | null) {
  const [failed, setFailed] = useState<string | null>(null);
  const onError = () => setFailed(src);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailed(src);
    },
    [src],
  );
  return { isFailed: src !== null && failed === src, onError, ref };
}
