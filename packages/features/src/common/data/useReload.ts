import type { Endpoint, Given } from '@portal/api';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { readKey } from './readKey.ts';

/** Reloads what screens have read: they show the old data until the answer arrives. */
export function useReload() {
  const { mutate } = useSWRConfig();
  return useCallback(
    async <E extends Endpoint>(endpoint: E, given: Given<E>): Promise<void> => {
      await mutate(readKey(endpoint, given));
    },
    [mutate],
  );
}
