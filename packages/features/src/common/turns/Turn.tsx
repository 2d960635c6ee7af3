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
 * A part of a server-rendered page that is hydrated in a task of its own, after those before it. Hydration ends in one piece of work for
 * all that is hydrated together: for a whole page a quarter of a second of a slow phone. A click takes its part over at once.
 * In a page that nobody has rendered before it stands with the rest. No fields in it: what is typed before it is hydrated React
 * takes for what was there.
 */
export function Turn({ children }: { children: ReactNode }) {
  // React hydrates in one piece whatever waits for it, but alone what is to be re-rendered.
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

/** What is in the part tells that it is hydrated. */
function Taken({ onTaken }: { onTaken: () => void }) {
  const tell = useEffectEvent(onTaken);
  useEffect(() => tell(), []);
  return null;
}
