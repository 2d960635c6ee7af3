import { Heading, Link, Text } from '@portal/ui';
import { formatDay } from '../../common/texts/index.ts';
import { t } from '../texts.ts';
import css from './IndustryUpdates.module.css';
import type { IndustryUpdate } from './sample.ts';

/** Industry news; each links to its source in a new tab. */
export function IndustryUpdates({ updates }: { updates: readonly IndustryUpdate[] }) {
  return (
    <section>
      <Heading level={2} look="title-2">
        {t('news.industry')}
      </Heading>
      <ul className={css.list}>
        {updates.map(({ id, title, content, date, link }) => (
          <li key={id} className={css.row}>
            <div className={css.words}>
              <Text as="span">{title}</Text>
              <Text as="span" look="body-s" tone={2}>
                {content}
              </Text>
            </div>
            <time dateTime={date} className={css.date}>
              {formatDay(date, 'short')}
            </time>
            <span className={css.link}>
              <Link href={link} tone="quiet" isExternal aria-label={t('news.learnMoreAbout', { title })}>
                {t('news.learnMore')}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
