import { type ReactNode, useEffect, useState } from 'react';
import css from './CopyName.module.css';

interface CopyNameProps {
  /** What is copied. */
  text: string;
  /** How it is called when it was copied; by default the copied text itself. */
  said?: string;
  /** The clickable text; by default the copied text itself. */
  children?: ReactNode;
}

/** A name that is copied by a click, with a confirmation. */
export function CopyName({ text, said: name = text, children = <code>{text}</code> }: CopyNameProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => setSaid(''), 2000);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(`${name} was copied.`);
    } catch {
      setSaid('The browser does not let it be copied.');
    }
  };
  return (
    <span className={css.place}>
      <button type="button" className={css.button} title={`Copy ${name}`} onClick={() => void copy()}>
        {children}
      </button>
      <output className={css.said}>{said}</output>
    </span>
  );
}
