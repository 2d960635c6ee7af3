import { memo } from 'react';
import css from './Histogram.module.css';
import { type PriceRange, stepsInside } from './snap.ts';

interface HistogramProps {
  buckets: readonly number[];
  value: PriceRange;
  limits: PriceRange;
}

/** How many there are at which price. Decorative: the number of results is announced elsewhere. */
export function Histogram({ buckets, value, limits }: HistogramProps) {
  const highest = Math.max(1, ...buckets);
  const inside = stepsInside(buckets.length, value, limits);
  return (
    <div className={css.bars} aria-hidden="true">
      {buckets.map((count, i) => (
        <Bar key={i} share={count / highest} isInside={inside[i] ?? false} />
      ))}
    </div>
  );
}

/** Re-rendered only when an end of the range passes it. */
const Bar = memo(function Bar({ share, isInside }: { share: number; isInside: boolean }) {
  return <span className={css.bar} data-inside={isInside || undefined} style={{ '--bar-height': `${share * 100}%` }} />;
});
