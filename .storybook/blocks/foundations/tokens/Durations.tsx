import css from './Motion.module.css';
import { CopyName } from '../CopyName.tsx';
import { Specimen } from '../Specimen.tsx';
import { exceptions, named, type Token } from './tokens.ts';

const whenReduced = ({ name }: Token) => exceptions(name).find(({ media }) => media?.includes('reduced-motion'))?.value;

interface RunnerProps {
  name: string;
  duration: string;
  easing: string;
}

/** A marker that moves to the other end on hover or focus, and back while pressed. */
function Runner({ name, duration, easing }: RunnerProps) {
  return (
    <button type="button" className={css.runner} aria-label={`Show ${name}`}>
      <span className={css.mark} style={{ transition: `translate var(${duration}) var(${easing})` }} />
    </button>
  );
}

/** Every duration, with the entering easing. */
export function Durations() {
  return (
    <Specimen>
      <ul>
        {named('--t-').map((token) => (
          <li key={token.name} className={css.row}>
            <p>
              <CopyName text={token.name} /> {token.value}
              <span className={css.note}>
                {token.role}; reduced: {whenReduced(token)}
              </span>
            </p>
            <Runner name={token.name} duration={token.name} easing="--ease-out" />
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

/** `cubic-bezier(0.2, 0.7, 0.2, 1)` as a curve in a square of 100. */
function curve(value: string): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = [...value.matchAll(/[\d.]+/g)].map(([figure]) => Number(figure) * 100);
  return `M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`;
}

/** Every easing as a curve, and with the longest duration. */
export function Easings() {
  return (
    <Specimen>
      <ul>
        {named('--ease-').map(({ name, value, role }) => (
          <li key={name} className={css.row}>
            <div className={css.easing}>
              <svg viewBox="-4 -4 108 108" className={css.curve} aria-hidden="true">
                <path d="M0 0V100H100" />
                <path d={curve(value)} />
              </svg>
              <p>
                <CopyName text={name} />
                <span className={css.note}>
                  {value}: {role}
                </span>
              </p>
            </div>
            <Runner name={name} duration="--t-4" easing={name} />
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
