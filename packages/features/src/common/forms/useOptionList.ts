import type { DropdownOption } from '@portal/ui';
import { useState } from 'react';
import useSWRImmutable from 'swr/immutable';

const none: readonly DropdownOption[] = [];

/**
 * Options that are loaded when their field gets focus, or at once where `isNeeded`, and then cached under their name. A list that failed is requested
 * again at the next focus.
 */
export function useOptionList(name: string, load: () => Promise<readonly DropdownOption[]>, isNeeded = false) {
  const [isRequested, setRequested] = useState(false);
  const list = useSWRImmutable(isRequested || isNeeded ? name : null, load, { shouldRetryOnError: false });
  return {
    options: list.data ?? none,
    isLoading: list.isLoading,
    hasFailed: list.error !== undefined && !list.isLoading,
    request: () => {
      setRequested(true);
      if (list.error !== undefined && !list.isLoading) void list.mutate();
    },
  };
}
