import { useState } from 'react';
import { found } from '../cities.ts';

const ROWS = 11;

/** The least that a page can do: a field, and as many rows as are visible. It knows no keys, does not scroll, and says nothing to a screen reader. */
export function Subject() {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input data-field aria-label="Город" value={text} onClick={() => setOpen(true)} onChange={({ target }) => setText(target.value)} />
      <ul>
        {isOpen &&
          found(text)
            .slice(0, ROWS)
            .map(({ value, label }) => (
              <li key={value} data-option>
                {label}
              </li>
            ))}
      </ul>
    </>
  );
}
