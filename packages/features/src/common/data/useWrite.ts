import type { Answered, CallOptions, Endpoint, Given } from '@portal/api';
import { useCallback, useRef, useState } from 'react';
import { useApi } from './api.tsx';
import { useIsMounted } from './useIsMounted.ts';

/**
 * Writes through the contract, one call at a time: while one runs, a second click gets its promise instead of sending another. Throws what the client
 * throws.
 */
export function useWrite<E extends Endpoint>(endpoint: E) {
  const call = useApi();
  const running = useRef<Promise<Answered<E>> | null>(null);
  const isMounted = useIsMounted();
  const [isPending, setPending] = useState(false);

  const write = useCallback(
    (given: Given<E>, options?: CallOptions): Promise<Answered<E>> => {
      if (running.current) return running.current;
      setPending(true);
      running.current = call(endpoint, given, options).finally(() => {
        running.current = null;
        if (isMounted.current) setPending(false);
      });
      return running.current;
    },
    [call, endpoint, isMounted],
  );
  return { write, isPending };
}
