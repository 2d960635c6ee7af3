import { skeletons } from './skeletons.ts';
import css from './tokens/Spacing.module.css';
import { Specimen } from './Specimen.tsx';

/** The page where it is widest, rem. */
const widest = 84;
const toScale = (columns: string) => columns.replaceAll(/([\d.]+)rem/g, (_, rem) => `${(Number(rem) / widest) * 100}%`);

/** The columns of the screens on a wide page, to scale. */
export function Skeletons() {
  return (
    <Specimen>
      <ul className={css.widths}>
        {skeletons.map(({ screen, columns, from }) => (
          <li key={screen}>
            <div className={css.columns} style={{ gridTemplateColumns: toScale(columns) }}>
              <span />
              <span />
            </div>
            <p className={css.note}>
              {screen}: {columns.replace(' minmax(0, 1fr)', ' · the rest').replace('minmax(0, 1fr) ', 'the rest · ')}, from {from}
            </p>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
