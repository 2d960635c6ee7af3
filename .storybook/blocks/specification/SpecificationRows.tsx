import mentions from 'virtual:mentions';
import rows from './rows.json' with { type: 'json' };
import { ScrollBox } from '../tables/ScrollBox.tsx';
import css from './SpecificationRows.module.css';

/** The rows of an area of the specification, each with the code, stories, tests and decisions that name it. */
export function SpecificationRows({ area }: { area: keyof typeof rows }) {
  const all = rows[area];
  const named = all.filter(([id = '']) => id in mentions);
  return (
    <div className={`sb-unstyled ${css['rows']}`}>
      <p>
        {all.length} rows, {named.length} of them named in the workspace by their number.
      </p>
      <ScrollBox label="Rows of the specification">
        <table>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Statement</th>
              <th scope="col">{area === 'CON' || area === 'OPEN' ? 'Decision' : 'How it is observed'}</th>
              <th scope="col">Named by</th>
            </tr>
          </thead>
          <tbody>
            {all.map(([id = '', statement, observed]) => (
              <tr key={id} id={id}>
                <th scope="row">{id}</th>
                <td>{statement}</td>
                <td>{observed}</td>
                <td>
                  <Mentions row={id} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  );
}

function Mentions({ row }: { row: string }) {
  const found = mentions[row];
  if (!found) return <span className={css['none']}>nothing</span>;
  return (
    <ul>
      {found.map(({ place, page }) => (
        <li key={place}>
          {page ? (
            <a href={`./?path=/docs/${page.id}`} target="_top">
              {page.title}
            </a>
          ) : (
            <code>{place}</code>
          )}
        </li>
      ))}
    </ul>
  );
}
