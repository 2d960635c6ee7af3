import { Activity, type ReactNode, startTransition, useEffect, useEffectEvent, useReducer, useRef } from 'react';

/** What renders the parts that are not hydrated yet, in their order; the first one is being hydrated. */
const waiting = new Set<() => void>();

function begin(): void {
  const [first] = waiting;
  if (first) startTransition(first);
}

function enter(render: () => void): void {
  waiting.add(render);
  if (waiting.size === 1) begin();
}

function leave(render: () => void): void {
  const [first] = waiting;
  waiting.delete(render);
  if (first === render) begin();
}

/**
 * A part of a server-rendered page that is hydrated in its own task, after those before it. Hydrating a whole page at once
 * blocks a slow phone for a quarter of a second. A click hydrates its part at once. In a page that was not rendered on the
 * server all parts render together. No fields in it: React treats what is typed before hydration as the initial value.
 */
export function Turn({ children }: { children: ReactNode }) {
  // React hydrates waiting boundaries in one task, but a boundary with a pending update by itself.
  const [, render] = useReducer((times: number) => times + 1, 0);
  const isHydrated = useRef(false);
  useEffect(() => {
    if (!isHydrated.current) enter(render);
    return () => leave(render);
  }, []);
  return (
    <Activity>
      {children}
      <Hydrated
        onHydrated={() => {
          isHydrated.current = true;
          leave(render);
        }}
      />
    </Activity>
  );
}

/** The content of the part signals that it is hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  const report = useEffectEvent(onHydrated);
  useEffect(() => report(), []);
  return null;
}
