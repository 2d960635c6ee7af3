import { useEffect, useState } from 'react';

/** False in the first frame, true from then on: what is needed later does not keep that frame waiting. */
export function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let after: ReturnType<typeof setTimeout> | undefined;
    // A frame's callback comes before what it draws; a task that it asks for comes after.
    const frame = requestAnimationFrame(() => {
      after = setTimeout(() => setDrawn(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(after);
    };
  }, []);
  return isDrawn;
}
