import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still mounted, for code that runs after a call. */
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
