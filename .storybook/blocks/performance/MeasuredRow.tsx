import { holds, type Row } from '../../../packages/bench/src/row.ts';
import { cells, figure } from '../../../packages/bench/src/words.ts';
import { barsOf } from './bars.ts';
import css from './Performance.module.css';

/** One row of the record. Bars are decorative: the numbers beside them say the same. */
export function MeasuredRow({ row }: { row: Row }) {
  const [, , , times, goal] = cells(row);
  const held = holds(row);
  return (
    <tr>
      <th scope="row">
        {row.what}
        <ul>
          {barsOf(row).map(({ name, value, share }) => (
            <li key={name} className={css.bar} data-ours={name === 'ours' || undefined}>
              <span className={css.track} aria-hidden="true">
                <span style={{ inlineSize: `${share}%` }} />
              </span>
              <span>
                {name} {figure(value)} {row.unit}
              </span>
            </li>
          ))}
        </ul>
      </th>
      <td>{times || '–'}</td>
      <td>
        {goal || '–'}
        {held !== undefined && <span data-held={held}>{held ? 'reached' : 'missed'}</span>}
      </td>
    </tr>
  );
}
