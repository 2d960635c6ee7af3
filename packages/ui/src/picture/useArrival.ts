import { type RefCallback, useCallback, useRef, useState } from 'react';

/**
 * Says when a photograph takes the place of what was shown instead of it, so that it may fade in. One that was there when
 * React came to it (a page drawn by the server, a file at hand) only stands. Hands the element on to `next`.
 */
export function useArrival(isWanted: boolean, next: RefCallback<HTMLImageElement>) {
  const wasThere = useRef(false);
  const [isArriving, setArriving] = useState(false);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete) wasThere.current = true;
      next(image);
    },
    [next],
  );
  const onLoad = () => {
    if (isWanted && !wasThere.current) setArriving(true);
  };
  return { ref, isArriving, onLoad };
}
