import { useCallback, useState } from 'react';

const none: readonly string[] = [];

/**
 * Loads one image, which may have several addresses: the first that has not failed is shown. Another `src` starts again. Also detects an image that
 * failed before hydration.
 */
export function useImageLoad(src: string | null, spares: readonly string[] = none, onBroken?: () => void) {
  const [failed, setFailed] = useState({ src, count: 0 });
  const count = failed.src === src ? failed.count : 0;
  const { length } = spares;
  const onError = useCallback(() => {
    setFailed({ src, count: count + 1 });
    if (count === length) onBroken?.();
  }, [src, count, length, onBroken]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) onError();
    },
    [onError],
  );
  return { address: count === 0 ? src : (spares[count - 1] ?? null), isFailed: src !== null && count > length, onError, ref };
}
