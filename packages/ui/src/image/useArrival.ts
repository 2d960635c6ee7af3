import { type RefCallback, type SyntheticEvent, useCallback, useRef, useState } from 'react';

/**
 * Hides a photo (`data-coming`) until it is complete, and reports when it replaces its placeholder, so that it may fade in. One
 * that was loaded before React mounted (a server-rendered page, a cached file) does not fade. Passes the element on to `next`.
 */
export function useArrival(isWanted: boolean, next: RefCallback<HTMLImageElement>) {
  const wasThere = useRef(false);
  const [isArriving, setArriving] = useState(false);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      // Part of it may be rendered already: it stays.
      if (image && (image.complete || image.naturalWidth > 0)) wasThere.current = true;
      else if (image && isWanted) image.dataset['coming'] = '';
      next(image);
    },
    [next, isWanted],
  );
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    delete currentTarget.dataset['coming'];
    if (isWanted && !wasThere.current) setArriving(true);
  };
  return { ref, isArriving, onLoad };
}
