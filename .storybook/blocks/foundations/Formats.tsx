import { formatPhone } from '@portal/api';
import { formatRating, formatRubles } from '../../../packages/features/src/common/texts/index.ts';
import { Specimen } from './Specimen.tsx';
import css from './Texts.module.css';

const day = new Date(2026, 4, 13, 18, 5);
const date = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('ru-RU', options).format(day);
const plural = new Intl.PluralRules('ru-RU');
const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'альбом', few: 'альбома', many: 'альбомов' };

const examples: readonly (readonly [what: string, by: string, result: string])[] = [
  ['Money', 'formatRubles', [600, 12_500, 118_000].map(formatRubles).join(', ')],
  ['Rating', 'formatRating', [4.9, 5].map(formatRating).join(', ')],
  ['Whole numbers', 'Intl.NumberFormat', new Intl.NumberFormat('ru-RU').format(1_048_576)],
  [
    'File size',
    "NumberFormat, unit: 'megabyte'",
    new Intl.NumberFormat('ru-RU', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(4.6),
  ],
  ['Percent', "NumberFormat, style: 'percent'", new Intl.NumberFormat('ru-RU', { style: 'percent' }).format(0.64)],
  ['Date', "DateTimeFormat, dateStyle: 'long'", date({ dateStyle: 'long' })],
  ['Short date', "day: 'numeric', month: 'long'", date({ day: 'numeric', month: 'long' })],
  ['Time', "timeStyle: 'short'", date({ timeStyle: 'short' })],
  [
    'Counted things',
    'Intl.PluralRules, ICU plural',
    [1, 3, 5, 21].map((count) => `${count}\u00a0${forms[plural.select(count)]}`).join(', '),
  ],
  ['Lists', 'Intl.ListFormat', new Intl.ListFormat('ru-RU').format(['имя', 'город', 'телефон'])],
  ['Order of names', 'Intl.Collator', ['Ёлкин', 'Жук', 'Елагин'].toSorted(new Intl.Collator('ru-RU').compare).join(', ')],
  ['Telephone', 'formatPhone', formatPhone('79161234567')],
];

/** Numbers, money and dates as the portal formats them, computed live. */
export function Formats() {
  return (
    <Specimen>
      <ul className={css.formats}>
        {examples.map(([what, by, result]) => (
          <li key={what}>
            <span>{what}</span>
            <span lang="ru" className={css.result}>
              {result}
            </span>
            <code>{by}</code>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
