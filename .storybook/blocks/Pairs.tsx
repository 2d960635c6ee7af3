import type { ReactNode } from 'react';
import css from './Pairs.module.css';

/** One thing done right and wrong, each with the reason. */
export interface Pair {
  do: ReactNode;
  because: string;
  dont: ReactNode;
  why: string;
}

interface ExampleProps {
  kind: 'do' | 'dont';
  text: string;
  children: ReactNode;
}

function Example({ kind, text, children }: ExampleProps) {
  return (
    <figure className={css['example']} data-kind={kind}>
      {/* To look at: neither pointer nor keyboard gets into it. */}
      <div className={css['shown']} inert>
        {children}
      </div>
      <figcaption>
        <strong>{kind === 'do' ? 'Do' : 'Don’t'}</strong> {text}
      </figcaption>
    </figure>
  );
}

/** What is easily done wrong, rendered: the right way beside the wrong one. */
export function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <div className={css['pairs']} lang="en">
      {pairs.map((pair) => (
        <div key={pair.because} className={css['pair']}>
          <Example kind="do" text={pair.because}>
            {pair.do}
          </Example>
          <Example kind="dont" text={pair.why}>
            {pair.dont}
          </Example>
        </div>
      ))}
    </div>
  );
}
