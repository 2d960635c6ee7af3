import { Heading, Text } from '@portal/ui';
import { t } from '../texts.ts';
import css from './Advantages.module.css';

const advantages = ['portfolio', 'price', 'direct'] as const;

/** Why here. */
export function Advantages() {
  return (
    <section id="advantages" className={css.section}>
      <Heading level={2} look="display-l">
        {t('home.advantages.title')}
      </Heading>
      <ul className={css.list}>
        {advantages.map((key) => (
          <li key={key} className={css.item}>
            <Heading level={3} look="title-2">
              {t(`home.advantages.${key}.title`)}
            </Heading>
            <Text tone={2}>{t(`home.advantages.${key}.text`)}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
