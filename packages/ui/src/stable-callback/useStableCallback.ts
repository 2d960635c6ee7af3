import { useLayoutEffect, useMemo, useRef } from 'react';

type Call<Args extends unknown[]> = (...args: Args) => void;

/** A stable function that calls the newest one: components that get it are not re-rendered when it changes. */
export function useStableCallback<Args extends unknown[]>(call: Call<Args>): Call<Args>;
export function useStableCallback<Args extends unknown[]>(call: Call<Args> | undefined): Call<Args> | undefined;
export function useStableCallback<Args extends unknown[]>(call: Call<Args> | undefined) {
  const newest = useRef(call);
  useLayoutEffect(() => {
    newest.current = call;
  });
  const isThere = call !== undefined;
  return useMemo(() => (isThere ? (...args: Args) => newest.current?.(...args) : undefined), [isThere]);
}
