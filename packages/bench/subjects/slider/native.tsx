import { useState } from 'react';
import { prices } from '../prices.ts';

/** One handle of the browser's own; the price as text. */
export function Subject() {
  const [value, setValue] = useState<number>(prices.value[0]);
  return (
    <div style={{ padding: 24 }}>
      <input
        type="range"
        aria-label="От"
        min={prices.min}
        max={prices.max}
        value={value}
        onChange={({ target }) => setValue(target.valueAsNumber)}
        style={{ width: 372 }}
      />
      {value}
    </div>
  );
}
