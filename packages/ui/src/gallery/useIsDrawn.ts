import { startTransition, useEffect, useState } from 'react';

/** Whether the frame has been drawn that shows what is there by now: what is needed later does not keep that frame waiting. */
export function useIsDrawn(isThere: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isThere) return undefined;
    let after: ReturnType<typeof setTimeout> | undefined;
    // A frame's callback comes before what it draws; a task that it asks for comes after.
    const frame = requestAnimationFrame(() => {
      // In short tasks: other frames may come between them.
      after = setTimeout(() => startTransition(() => setDrawn(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(after);
    };
  }, [isThere]);
  return isDrawn;
}
