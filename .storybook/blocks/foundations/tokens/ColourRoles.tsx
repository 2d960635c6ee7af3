import css from './Colour.module.css';
import { isColour } from './isColour.ts';
import { CopyName } from '../CopyName.tsx';
import { Specimen } from '../Specimen.tsx';
import type { ReactNode } from 'react';
import { resolved, type Theme, themes, type Token, written } from './tokens.ts';

/** A colour or a shadow as a swatch shows it; nothing for sizes, times and type. */
function paintOf(name: string, value: string) {
  if (isColour(value)) return { background: value };
  return /^--(?:e-|photo-edge)/.test(name) ? { boxShadow: value, background: 'var(--bg-raised)' } : undefined;
}

/** One token in one theme: as a swatch and as values. */
function Painted({ name, theme }: { name: string; theme: Theme }) {
  const end = resolved(name, theme);
  const declared = written(name, theme);
  return (
    <div className={css.painted} data-theme={theme}>
      {paintOf(name, end) && <span className={css.dot} style={paintOf(name, end)} />}
      <span className={css.value}>
        {isColour(end) && end}
        {declared !== end && <span className={css.source}>{declared.replace(/^var\((.*)\)$/, '$1')}</span>}
        {!isColour(end) && declared === end && <span className={css.source}>{declared}</span>}
      </span>
    </div>
  );
}

interface TokenRowsProps {
  tokens: readonly Token[];
  /** What stands below a token. */
  children?: (token: Token) => ReactNode;
}

/** Tokens with their purpose and their values in both themes. */
export function TokenRows({ tokens, children }: TokenRowsProps) {
  return (
    <div className={css.roles}>
      <div className={css.heads} aria-hidden="true">
        <span />
        <span>Light</span>
        <span>Dark</span>
      </div>
      {tokens.map((token) => (
        <div key={token.name} className={css.row}>
          <div className={css.named}>
            <CopyName text={token.name} />
            <span className={css.role}>{token.role}</span>
            {children?.(token)}
          </div>
          {themes.map((theme) => (
            <Painted key={theme} name={token.name} theme={theme} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Rows of tokens on a page of their own kind. */
export function ColourRoles({ tokens }: { tokens: readonly Token[] }) {
  return (
    <Specimen>
      <TokenRows tokens={tokens} />
    </Specimen>
  );
}
