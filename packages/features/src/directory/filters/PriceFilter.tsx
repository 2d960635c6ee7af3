import type { PriceRange } from '@portal/api';
import { PriceSlider } from '@portal/ui';
import { useState } from 'react';
import { t } from '../texts.ts';

interface PriceFilterProps {
  range: PriceRange;
  value: [number, number];
  /** Called once, when the choice is made. */
  onChange: (value: [number, number]) => void;
}

/** What a photographer may cost; follows the drag, commits when it rests. */
export function PriceFilter({ range, value, onChange }: PriceFilterProps) {
  // The dragged value, until the chosen price changes: by dragging or by a reset.
  const base = value.join();
  const [held, setHeld] = useState<{ base: string; value: [number, number] } | null>(null);
  if (held && held.base !== base) setHeld(null);
  const shown = held?.base === base ? held.value : value;
  return (
    <PriceSlider
      label={t('filters.price.title')}
      isLabelHidden
      min={range.min}
      max={range.max}
      buckets={range.buckets}
      value={shown}
      onChange={(next) => setHeld({ base, value: next })}
      onCommit={onChange}
    />
  );
}
