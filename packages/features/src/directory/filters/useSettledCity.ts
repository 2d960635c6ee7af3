import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { CityFilter } from './CityFilter.tsx';

type Unsettled = Parameters<NonNullable<ComponentProps<typeof CityFilter>['onUnsettled']>>[0];

/**
 * For a button beside the city's field: does its work at once, or when the list has come that a typed city waits for. Where the
 * text means no city, nothing is done without one: the keyboard goes to the field, which says so.
 */
export function useSettledCity(work: () => void) {
  const [unsettled, onUnsettled] = useState<Unsettled>(null);
  const isWanted = useRef(false);
  const input = useRef<HTMLElement>(null);
  const press = () => {
    isWanted.current = unsettled === 'loading';
    if (unsettled === 'unknown') input.current?.focus();
    else if (!unsettled) work();
  };
  useEffect(() => {
    if (isWanted.current) press();
  });
  return { press, cityField: { onUnsettled, inputRef: (element: HTMLElement | null) => void (input.current = element) } };
}
