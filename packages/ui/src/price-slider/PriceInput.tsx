import { memo, useState } from 'react';
import { NumberField } from '../number-field/NumberField.tsx';
import type { PriceEnd } from './snap.ts';

interface PriceInputProps {
  end: PriceEnd;
  label: string;
  prefix: string;
  value: number;
  isDisabled: boolean;
  /** With every key; `null` when emptied. */
  onType: (end: PriceEnd, typed: number | null) => void;
  /** On Enter and when the field is left. */
  onDone: () => void;
}

/**
 * One end of the range as a number. Incomplete numbers stay as typed; on blur the resulting value is shown. It does not re-render while the other end
 * is moved.
 */
export const PriceInput = memo(function PriceInput({ end, label, prefix, value, isDisabled, onType, onDone }: PriceInputProps) {
  const [draft, setDraft] = useState<{ typed: number | null } | null>(null);

  function done(): void {
    setDraft(null);
    onDone();
  }

  return (
    <NumberField
      label={label}
      isLabelHidden
      prefix={prefix}
      size="sm"
      value={draft ? draft.typed : value}
      isDisabled={isDisabled}
      onChange={(typed) => {
        setDraft({ typed });
        onType(end, typed);
      }}
      onBlur={done}
      onEnter={done}
    />
  );
});
