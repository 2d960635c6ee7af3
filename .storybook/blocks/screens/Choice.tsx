import { useId } from 'react';
import css from './Screens.module.css';

interface ChoiceProps<T extends string> {
  label: string;
  options: readonly (readonly [value: T, text: string])[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few, as radio buttons in one bar. */
export function Choice<T extends string>({ label, options, value, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={`sb-unstyled ${css['choice']}`}>
      {options.map(([one, text]) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
          {text}
        </label>
      ))}
    </div>
  );
}
