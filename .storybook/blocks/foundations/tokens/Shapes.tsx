import { CopyName } from '../CopyName.tsx';
import { Specimen } from '../Specimen.tsx';
import css from './Spacing.module.css';
import { exceptions, named } from './tokens.ts';

/** Every corner radius. */
export function Radii() {
  return (
    <Specimen>
      <ul className={css.tiles}>
        {named('--r-').map(({ name, value, role }) => (
          <li key={name}>
            <span className={css.tile} style={{ borderRadius: name === '--r-sheet' ? `${value} ${value} 0 0` : value }} />
            <CopyName text={name} />
            <span className={css.note}>
              {value}: {role}
            </span>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

/** Heights of controls, for a mouse and for touch. */
export function ControlHeights() {
  return (
    <Specimen>
      <ul className={css.tiles}>
        {named('--ctl-h').map(({ name, value, role }) => {
          const coarse = exceptions(name).find(({ media }) => media?.includes('coarse'))?.value;
          return (
            <li key={name}>
              <span className={css.control} style={{ blockSize: value }}>
                {value}
              </span>
              <CopyName text={name} />
              <span className={css.note}>
                {role}
                {coarse && `; ${coarse} where a finger points`}
              </span>
            </li>
          );
        })}
      </ul>
    </Specimen>
  );
}

/** The z-index layers, the highest first. */
export function Layers() {
  return (
    <Specimen>
      <ol className={css.layers}>
        {named('--z-')
          .toReversed()
          .map(({ name, value, role }, index, { length }) => (
            <li key={name} style={{ zIndex: Number(value), marginInlineStart: (length - index) * 10 }}>
              <CopyName text={name} /> {value} <span className={css.note}>{role}</span>
            </li>
          ))}
      </ol>
    </Specimen>
  );
}
