import css from './Histogram.module.css';
import { type PriceRange, stepsInside } from './snap.ts';

interface HistogramProps {
  buckets: readonly number[];
  value: PriceRange;
  limits: PriceRange;
}

/** How many there are at which price: a picture only, the number found is said elsewhere. */
export function Histogram({ buckets, value, limits }: HistogramProps) {
  const highest = Math.max(1, ...buckets);
  const inside = stepsInside(buckets.length, value, limits);
  return (
    <div className={css.bars} aria-hidden="true">
      {buckets.map((count, i) => (
        <span key={i} className={css.bar} data-inside={inside[i] || undefined} style={{ '--bar-height': `${(count / highest) * 100}%` }} />
      ))}
    </div>
  );
}
