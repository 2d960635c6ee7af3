import css from './Colour.module.css';
import { isColour } from './contrast.ts';
import { Specimen } from '../Specimen.tsx';
import { resolved, type Theme, themes, type Token, written } from './tokens.ts';

/** One token in one theme: as a swatch and as values. */
function Painted({ name, theme }: { name: string; theme: Theme }) {
  const end = resolved(name, theme);
  const declared = written(name, theme);
  const paint = isColour(end) ? { background: end } : { boxShadow: end, background: 'var(--bg-raised)' };
  return (
    <div className={css.painted} data-theme={theme}>
      <span className={css.dot} style={paint} />
      <span className={css.value}>
        {isColour(end) && end}
        {declared !== end && <span className={css.source}>{declared.replace(/^var\((.*)\)$/, '$1')}</span>}
        {!isColour(end) && declared === end && <span className={css.source}>{declared}</span>}
      </span>
    </div>
  );
}

/** Tokens with their purpose and their values in both themes. */
export function ColourRoles({ tokens }: { tokens: readonly Token[] }) {
  return (
    <Specimen>
      <div className={css.roles}>
        <div className={css.heads} aria-hidden="true">
          <span />
          <span>Light</span>
          <span>Dark</span>
        </div>
        {tokens.map(({ name, role }) => (
          <div key={name} className={css.row}>
            <div className={css.named}>
              <code>{name}</code>
              <span className={css.role}>{role}</span>
            </div>
            {themes.map((theme) => (
              <Painted key={theme} name={name} theme={theme} />
            ))}
          </div>
        ))}
      </div>
    </Specimen>
  );
}
