import record from '../../../packages/bench/results.json?raw';
import type { PartName, Results } from '../../../packages/bench/src/row.ts';
import { partTitles } from '../../../packages/bench/src/words.ts';
import { Specimen } from '../foundations/Specimen.tsx';
import css from './Performance.module.css';
import { MeasuredRow } from './MeasuredRow.tsx';

const results = JSON.parse(record) as Results;
const names = Object.keys(partTitles) as PartName[];
const measured = names.flatMap((name) => (results[name] ? [{ name, ...results[name] }] : []));
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** The committed record of `npm run bench`: every row with its bars, its ratio and its goal. */
export function Performance() {
  return (
    <Specimen>
      {measured.map(({ name, at, machine, rows }) => (
        <table key={name} className={css.table}>
          <caption>
            {partTitles[name]}
            <span>
              {machine}; {day.format(new Date(at))} UTC
            </span>
          </caption>
          <thead>
            <tr>
              <th scope="col">Measured</th>
              <th scope="col">Ratio</th>
              <th scope="col">Goal</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <MeasuredRow key={row.what} row={row} />
            ))}
          </tbody>
        </table>
      ))}
    </Specimen>
  );
}
