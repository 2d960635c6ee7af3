import { useState } from 'react';
import { PriceFields } from '../PriceFields.tsx';
import { prices } from '../prices.ts';

const { min, max } = prices;
const rail = { display: 'block', width: 372 };

/** Two of the browser's own, one for either end, since none has two handles; with the bars and the number fields of ours. */
export function Subject() {
  const [value, setValue] = useState<number[]>([...prices.value]);
  const [from = min, to = max] = value;
  return (
    <div style={{ width: 420, padding: 24 }}>
      <input
        type="range"
        aria-label="От"
        {...{ min, max }}
        value={from}
        onChange={({ target }) => setValue([target.valueAsNumber, to])}
        style={rail}
      />
      <input
        type="range"
        aria-label="До"
        {...{ min, max }}
        value={to}
        onChange={({ target }) => setValue([from, target.valueAsNumber])}
        style={rail}
      />
      <PriceFields value={value} onChange={setValue} />
    </div>
  );
}
