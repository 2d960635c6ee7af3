import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component still stands, for whoever comes back to it after a call. */
export function useIsMounted(): Readonly<RefObject<boolean>> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
