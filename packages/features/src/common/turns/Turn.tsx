import { Activity, type ReactNode, startTransition, useEffect, useEffectEvent, useReducer, useRef } from 'react';

/** What draws the parts that are not taken over yet, in their order; the first one is being taken over. */
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
 * A part of a drawn page that is taken over in a task of its own, after those before it. Taking over ends in one piece of work for
 * all that is taken over together: for a whole page a quarter of a second of a slow phone. A press takes its part over at once.
 * In a page that nobody has drawn before it stands with the rest. No fields in it: what is typed before it is taken over React
 * takes for what was there.
 */
export function Turn({ children }: { children: ReactNode }) {
  // React takes over in one piece whatever waits for it, but alone what is to be drawn anew.
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

/** What is in the part tells that it is taken over. */
function Taken({ onTaken }: { onTaken: () => void }) {
  const tell = useEffectEvent(onTaken);
  useEffect(() => tell(), []);
  return null;
}
