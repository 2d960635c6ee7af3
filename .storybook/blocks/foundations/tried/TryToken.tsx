import { useState } from 'react';
import css from './Tried.module.css';
import { endsOf, joined } from '../tokens/readTokens.ts';
import { isColour } from '../tokens/isColour.ts';
import type { Token } from '../tokens/tokens.ts';
import { canTry, fits, hexOf, settled } from './tried.ts';
import { tryToken } from './triedStore.ts';
import { useTried } from './useTried.ts';

interface EndProps {
  name: string;
  /** Of which theme, or both. */
  label: string;
  /** The declared value, whose form is kept. */
  own: string;
  value: string;
  onChange: (value: string) => void;
}

/** The field of one value, and of an opaque colour the browser's own. What does not fit is not tried. */
function End({ name, label, own, value, onChange }: EndProps) {
  const [wrong, setWrong] = useState<string>();
  const change = (text: string) => {
    const isRight = fits(own, text);
    setWrong(isRight ? undefined : text);
    if (isRight) onChange(text);
  };
  const hex = hexOf(value);
  return (
    <div className={css.end}>
      <span aria-hidden="true">{label}</span>
      <input
        type="text"
        aria-label={`${name}, ${label}`}
        spellCheck={false}
        aria-invalid={wrong !== undefined}
        value={wrong ?? value}
        onChange={(event) => change(event.target.value)}
      />
      {hex !== undefined && (
        <input type="color" aria-label={`${name}, ${label}, chosen`} value={hex} onChange={(event) => change(event.target.value)} />
      )}
      {wrong !== undefined && (
        <output>{isColour(settled(own) ?? '') ? 'Not a colour' : `Other numbers for ${own} only`}: not tried.</output>
      )}
    </div>
  );
}

/** Tries another value of a token out: at once, in every frame and tab of this browser. */
export function TryToken({ token }: { token: Token }) {
  const { name, value: own } = token;
  const value = useTried()[name];
  const [isOpen, setOpen] = useState(false);
  if (!canTry(token)) return null;
  if (!isOpen && value === undefined) {
    return (
      <div className={css.fields}>
        <button type="button" className={css.try} aria-label={`Try ${name}`} onClick={() => setOpen(true)}>
          Try
        </button>
      </div>
    );
  }
  const owns = endsOf(own);
  const ends = endsOf(value ?? own);
  const labels = owns.length === 2 ? ['Light', 'Dark'] : ['Value'];
  return (
    <div className={css.fields}>
      {labels.map((label, index) => (
        <End
          key={label}
          name={name}
          label={label}
          own={owns[index] ?? ''}
          value={ends[index] ?? ''}
          onChange={(next) => tryToken(name, joined(ends.map((end, place) => (place === index ? next : end))))}
        />
      ))}
      <button
        type="button"
        className={css.try}
        aria-label={`${name} as it was`}
        onClick={() => {
          tryToken(name, undefined);
          setOpen(false);
        }}
      >
        As it was
      </button>
    </div>
  );
}
