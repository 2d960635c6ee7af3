import { Heading, Text } from '@portal/ui';
import { t } from '../texts.ts';
import css from './TermsScreen.module.css';

const sections = ['use', 'photos', 'data'] as const;

/** The terms of use: a placeholder until the lawyers have written them. */
export function TermsScreen() {
  return (
    <article className={css.terms}>
      <Heading level={1}>{t('terms.title')}</Heading>
      <Text look="body-s" tone={2}>
        {t('terms.updated')}
      </Text>
      <Text look="reading">{t('terms.intro')}</Text>
      {sections.map((section) => (
        <section key={section} className={css.section}>
          <Heading level={2} look="title-2">
            {t(`terms.${section}Title`)}
          </Heading>
          <Text look="reading">{t(`terms.${section}Text`)}</Text>
        </section>
      ))}
      <Text look="caption" tone={3}>
        {t('terms.sources')}
      </Text>
    </article>
  );
}
