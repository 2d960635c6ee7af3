import { Specimen } from './Specimen.tsx';
import css from './Type.module.css';

const between = (first: string, last: string) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, index) => String.fromCharCode(first.charCodeAt(0) + index)).join(
    '',
  );

const capitals = between('А', 'Е') + 'Ё' + between('Ж', 'Я');
const rows = [
  capitals,
  capitals.toLowerCase(),
  '0123456789',
  '₽ № % × · … – — − → ← «ёлочки» „лапки“',
  between('A', 'Z'),
  between('a', 'z'),
];

/** Every glyph that the fonts must have, in both families. */
export function Alphabet() {
  return (
    <Specimen>
      <div className={css.alphabets} lang="ru">
        {(['serif', 'sans'] as const).map((family) => (
          <div key={family} className={css.alphabet} style={{ fontFamily: `var(--font-${family})` }}>
            <p className={css.family}>{family === 'serif' ? 'Literata' : 'Onest'}</p>
            {rows.map((row) => (
              <p key={row}>{row}</p>
            ))}
            {family === 'serif' && <p className={css.italic}>{capitals.toLowerCase()}</p>}
          </div>
        ))}
      </div>
    </Specimen>
  );
}
