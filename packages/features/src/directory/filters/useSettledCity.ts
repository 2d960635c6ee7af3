import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { CityFilter } from './CityFilter.tsx';

type Unsettled = Parameters<NonNullable<ComponentProps<typeof CityFilter>['onUnsettled']>>[0];

/**
 * For a button beside the city's field: acts at once, or when the list that a typed city waits for has loaded. If the text matches no city, it only
 * focuses the field, which shows why.
 */
export function useSettledCity(work: () => void) {
  const [unsettled, onUnsettled] = useState<Unsettled>(null);
  const isWanted = useRef(false);
  const input = useRef<HTMLElement>(null);
  const submit = () => {
    isWanted.current = unsettled === 'loading';
    if (unsettled === 'unknown') input.current?.focus();
    else if (!unsettled) work();
  };
  useEffect(() => {
    if (isWanted.current) submit();
  });
  return { submit, cityField: { onUnsettled, inputRef: (element: HTMLElement | null) => void (input.current = element) } };
}
