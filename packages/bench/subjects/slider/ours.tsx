import '@portal/ui/styles.css';
import { PriceSlider } from '@portal/ui';
import { useState } from 'react';
import { prices } from '../prices.ts';

/** As the directory has it, with its bars and its two number fields. */
export function Subject() {
  const [value, setValue] = useState<readonly [number, number]>(prices.value);
  return (
    <div style={{ width: 420, padding: 24 }}>
      <PriceSlider label="Цена" {...prices} value={value} onChange={setValue} onCommit={() => {}} buckets={prices.buckets} />
    </div>
  );
}
