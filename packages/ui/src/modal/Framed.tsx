import { type ReactNode, useCallback, useRef, useState } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';

interface FramedProps {
  /** Height of one frame in pixels. */
  height: number;
  /** Each renders its own dialog. */
  frames: readonly ReactNode[];
}

function Frame({ height, onReady, children }: { height: number; onReady: () => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement | null>(null);
  const [isReady, setReady] = useState(false);
  const keep = useCallback((element: HTMLDivElement | null) => {
    box.current = element;
    if (element) setReady(true);
  }, []);
  return (
    // `contain` makes the frame the containing block of fixed elements.
    <div ref={keep} style={{ position: 'relative', height, contain: 'layout', overflow: 'clip' }}>
      {isReady && (
        <PortalProvider getContainer={() => box.current}>
          {children}
          <span ref={onReady} />
        </PortalProvider>
      )}
    </div>
  );
}

/** For stories: several dialogs in one screenshot. They open one after another, and the last one is on top. */
export function Framed({ height, frames }: FramedProps) {
  const [count, setCount] = useState(1);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {frames.slice(0, count).map((frame, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list of a screenshot never changes
        <Frame key={index} height={height} onReady={() => setCount(Math.max(count, index + 2))}>
          {frame}
        </Frame>
      ))}
    </div>
  );
}
