import { Heading, Text } from '@portal/ui';
import { Specimen } from './Specimen.tsx';
import css from './Type.module.css';

/** Long words in the narrowest column. */
export function LongWords() {
  return (
    <Specimen>
      <div className={css.narrow} lang="ru">
        <Heading level={4} look="title-1">
          Достопримечательности Верхнепышминска
        </Heading>
        <Text>Человеконенавистничество переосвидетельствовавшегося высокопревосходительства.</Text>
        <Text look="body-s" tone={2}>
          anna.voskresenskaya-preobrazhenskaya@fotostudiya-vypusknoy.example
        </Text>
      </div>
    </Specimen>
  );
}
