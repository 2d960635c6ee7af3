import { type ReactNode, useRef } from 'react';
import { ReturnFocus } from '../ReturnFocus.tsx';
import type { LazyModule } from './lazyModule.ts';
import { ModuleFailed } from './ModuleFailed.tsx';
import { useLazyModule } from './useLazyModule.ts';

interface LazyPartProps<Code> {
  module: LazyModule<Code>;
  /** The title of the error where its code did not load. */
  failed: string;
  /** Heading level of that title. */
  level?: 2 | 3;
  /** Its placeholder while it loads. */
  loading?: ReactNode;
  /** The style of its place until it has loaded. */
  className?: string | undefined;
  children: (code: Code) => ReactNode;
}

/** A part of a screen whose code is lazy. If it cannot be loaded, an error is shown in its place, and the rest of the screen stays. */
export function LazyPart<Code>({ module, failed, level = 3, loading, className, children }: LazyPartProps<Code>) {
  const root = useRef<HTMLDivElement>(null);
  const code = useLazyModule(module);
  return (
    <div ref={root} tabIndex={-1} className={code.state === 'ready' ? undefined : className}>
      {code.state === 'loading' && loading}
      {code.state === 'failed' && (
        <>
          <ModuleFailed title={failed} module={code} level={level} />
          {/* The clicked button is removed when the code has loaded, so focus has to move. */}
          <ReturnFocus to={() => root.current} />
        </>
      )}
      {code.state === 'ready' && children(code.value)}
    </div>
  );
}
