import { Range, Root, Thumb, Track } from '@radix-ui/react-slider';
import { useState } from 'react';
import { PriceFields } from '../PriceFields.tsx';
import { prices } from '../prices.ts';

const knob = { display: 'block', width: 24, height: 24, border: '1px solid' };

/** Its handles and its rail, with the bars and the number fields of ours. */
export function Subject() {
  const [value, setValue] = useState<number[]>([...prices.value]);
  return (
    <div style={{ width: 420, padding: 24 }}>
      <Root
        min={prices.min}
        max={prices.max}
        value={value}
        onValueChange={setValue}
        style={{ position: 'relative', display: 'flex', height: 24 }}
      >
        <Track style={{ position: 'relative', flexGrow: 1, height: 4, border: '1px solid' }}>
          <Range style={{ position: 'absolute', height: '100%' }} />
        </Track>
        <Thumb aria-label="От" style={knob} />
        <Thumb aria-label="До" style={knob} />
      </Root>
      <PriceFields value={value} onChange={setValue} />
    </div>
  );
}
