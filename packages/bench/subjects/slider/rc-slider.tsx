import 'rc-slider/assets/index.css';
import Slider from 'rc-slider';
import { useState } from 'react';
import { PriceFields } from '../PriceFields.tsx';
import { prices } from '../prices.ts';

/** Its handles and its rail, with the bars and the number fields of ours. */
export function Subject() {
  const [value, setValue] = useState<number[]>([...prices.value]);
  return (
    <div style={{ width: 420, padding: 24 }}>
      <Slider range min={prices.min} max={prices.max} value={value} onChange={(next) => setValue([next].flat())} />
      <PriceFields value={value} onChange={setValue} />
    </div>
  );
}
