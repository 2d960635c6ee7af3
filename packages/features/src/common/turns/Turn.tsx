import { Activity, type ReactNode, startTransition, useEffect, useEffectEvent, useReducer, useRef } from 'react';

/** What renders the parts that are not hydrated yet, in their order; the first one is being hydrated. */
const waiting = new Set<() => void>();

function begin(): void {
  const [first] = waiting;
  if (first) startTransition(first);
}

function enter(draw: () => void): void {
  waiting.add(draw);
  if (waiting.size === 1) begin();
}

function leave(draw: () => void): void {
  const [first] = waiting;
  waiting.delete(draw);
  if (first === draw) begin();
}

/**
 * A part of a server-rendered page that is hydrated in its own task, after those before it. Hydrating a whole page at once
 * blocks a slow phone for a quarter of a second. A click hydrates its part at once. In a page that was not rendered on the
 * server all parts render together. No fields in it: React treats what is typed before hydration as the initial value.
 */
export function Turn({ children }: { children: ReactNode }) {
  // React hydrates everything that waits for it in one task, but re-renders by itself.
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const isTaken = useRef(false);
  useEffect(() => {
    if (!isTaken.current) enter(draw);
    return () => leave(draw);
  }, []);
  return (
    <Activity>
      {children}
      <Taken
        onTaken={() => {
          isTaken.current = true;
          leave(draw);
        }}
      />
    </Activity>
  );
}

/** The content of the part signals that it is hydrated. */
function Taken({ onTaken }: { onTaken: () => void }) {
  const tell = useEffectEvent(onTaken);
  useEffect(() => tell(), []);
  return null;
}
