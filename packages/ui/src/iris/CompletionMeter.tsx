import css from './CompletionMeter.module.css';
import { completionOpening } from './iris.ts';
import { Iris } from './Iris.tsx';
import { Avatar } from '../avatar/Avatar.tsx';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { texts } from '../texts.ts';

export interface CompletionMeterProps {
  /** 0…100. Show it as text beside the meter too. */
  percent: number;
  /** The owner's avatar. */
  src: string | null;
  /** The first letter of this name replaces a missing avatar. */
  name: string;
  /** Side in pixels: 64, 72, 88 or 92. */
  size: number;
  /** The text for screen readers. */
  label?: string | undefined;
}

/** The more complete the card, the wider the blades open over its owner's avatar (ledger PROF-39 to PROF-51). */
export function CompletionMeter({ percent, src, name, size, label = texts.completion.label(percent) }: CompletionMeterProps) {
  return (
    <span className={css.meter} style={{ '--meter-size': `${size}px` }}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Avatar src={src} name={name} size={size - 4} />
      <span className={css.blades}>
        <Iris size={size} opening={completionOpening(percent)} />
      </span>
    </span>
  );
}
