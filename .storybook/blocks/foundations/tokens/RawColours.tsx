import css from './Colour.module.css';
import { inGroups } from './names.ts';
import { CopyName } from '../CopyName.tsx';
import { Specimen } from '../Specimen.tsx';
import type { Token } from './tokens.ts';

/** Colours that are the same in both themes, by group. */
export function RawColours({ tokens }: { tokens: readonly Token[] }) {
  return (
    <Specimen>
      {inGroups(tokens).map(([group, members]) => (
        <div key={group}>
          <p className={css.group}>{group}</p>
          <ul className={css.swatches}>
            {members.map(({ name, value, role }) => (
              <li key={name}>
                <span className={css.swatch} style={{ background: `var(${name})` }} />
                <CopyName text={name} />
                <span className={css.value}>{value}</span>
                {role && <span className={css.role}>{role}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Specimen>
  );
}
