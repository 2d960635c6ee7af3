import css from './Contrast.module.css';
import { contrast } from './contrast.ts';
import { asRatio } from './names.ts';
import { pairGroups, type PairGroup, pairsOf } from './pairs.ts';
import { Specimen } from '../Specimen.tsx';
import { resolved, type Theme, themes } from './tokens.ts';

interface MeasuredProps {
  front: string;
  ground: string;
  kind: PairGroup['kind'];
  theme: Theme;
}

/** One pair with its contrast ratio. */
function Measured({ front, ground, kind, theme }: MeasuredProps) {
  const colours = { color: resolved(front, theme), background: resolved(ground, theme) };
  return (
    <span className={css.measured} data-theme={theme}>
      <span className={css.chip} style={colours}>
        {kind === 'words' ? 'Аа' : <span className={css.shape} />}
      </span>
      {asRatio(contrast(front, ground, theme))}
    </span>
  );
}

/** Every pair of the contrast test with its ratio in both themes, computed live. */
export function ContrastTable() {
  return (
    <Specimen>
      {pairGroups.map((group) => (
        <section key={group.title} className={css.group}>
          <h3>
            {group.title} <span>{group.kind === 'words' ? 'words, at least 4.5' : 'shape, at least 3'}</span>
          </h3>
          <ul>
            {pairsOf(group).map(({ front, ground }) => (
              <li key={front + ground} className={css.pair}>
                <span>
                  <code>{front}</code> on <code>{ground}</code>
                </span>
                {themes.map((theme) => (
                  <Measured key={theme} front={front} ground={ground} kind={group.kind} theme={theme} />
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Specimen>
  );
}
