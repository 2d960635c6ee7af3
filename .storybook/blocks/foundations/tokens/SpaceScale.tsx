import { CopyName } from '../CopyName.tsx';
import css from './Spacing.module.css';
import { Specimen } from '../Specimen.tsx';

/** The spacing scale. */
const scale = [2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 36, 44, 48, 56, 64, 72, 88, 96, 120];

/** The spacing scale, to size. */
export function SpaceScale() {
  return (
    <Specimen>
      <ul className={css.scale}>
        {scale.map((step) => (
          <li key={step}>
            <span className={css.bar} style={{ inlineSize: step, blockSize: step }} />
            <CopyName text={`${step}px`}>
              <span className={css.step}>{step}</span>
            </CopyName>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
