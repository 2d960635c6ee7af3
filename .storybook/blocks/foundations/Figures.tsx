import { Specimen } from './Specimen.tsx';
import css from './Type.module.css';

const money = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 });
const prices = [11_100, 2_200, 47_940, 118_000].map((price) => money.format(price));

function Prices({ kind, words }: { kind: 'tabular' | 'proportional'; words: string }) {
  return (
    <div>
      <p className={css.kind}>{words}</p>
      <ul className={css.prices} data-figures={kind}>
        {prices.map((price) => (
          <li key={price}>{price}</li>
        ))}
      </ul>
    </div>
  );
}

/** Tabular and proportional digits, one below the other. */
export function Figures() {
  return (
    <Specimen>
      <div className={css.figures}>
        <Prices kind="tabular" words="Tabular: in a column, and where digits change in place" />
        <Prices kind="proportional" words="Proportional: everywhere else. Here they do not line up" />
      </div>
    </Specimen>
  );
}
