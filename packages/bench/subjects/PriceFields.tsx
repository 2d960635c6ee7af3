import { memo } from 'react';
import { prices } from './prices.ts';

interface PriceFieldsProps {
  value: readonly number[];
  onChange: (value: number[]) => void;
}

const step = (prices.max - prices.min) / prices.buckets.length;

/** What ours has beside its handles, as plainly as can be: bars, and a number field for either end, in step with it. */
export function PriceFields({ value, onChange }: PriceFieldsProps) {
  const [from = 0, to = 0] = value;
  const isInside = (bucket: number) => (bucket + 0.5) * step >= from && (bucket + 0.5) * step <= to;
  return (
    <>
      <div style={{ display: 'flex', alignItems: 'flex-end', height: 40 }}>
        {prices.buckets.map((count, bucket) => (
          <Bar key={bucket} height={count * 2} isInside={isInside(bucket)} />
        ))}
      </div>
      <input type="number" aria-label="Цена от" value={from} onChange={({ target }) => onChange([target.valueAsNumber, to])} />
      <input type="number" aria-label="Цена до" value={to} onChange={({ target }) => onChange([from, target.valueAsNumber])} />
    </>
  );
}

const Bar = memo(function Bar({ height, isInside }: { height: number; isInside: boolean }) {
  return <span style={{ flex: 1, height, background: isInside ? '#555' : '#ccc' }} />;
});
