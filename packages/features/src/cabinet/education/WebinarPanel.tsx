import { Button, Heading, Icon, Image, Text } from '@portal/ui';
import { formatDay } from '../../common/index.ts';
import { notifyInDevelopment } from '../notifyInDevelopment.ts';
import { t } from '../texts.ts';
import type { Webinar } from './sample.ts';
import css from './WebinarPanel.module.css';

/** The next webinar: a dark panel in both themes. */
export function WebinarPanel({ webinar }: { webinar: Webinar }) {
  return (
    <section className={css.panel} data-theme="dark">
      <div className={css.photo}>
        <Image src={webinar.image} alt="" />
      </div>
      <div className={css.words}>
        <div className={css.when}>
          <span className={css.fact}>
            <Icon name="calendar" size={18} />
            <time dateTime={webinar.date}>{formatDay(webinar.date)}</time>
          </span>
          <span className={css.fact}>
            <Icon name="clock" size={18} />
            {t('education.moscowTime', { time: webinar.time })}
          </span>
        </div>
        <Heading level={2} look="title-2">
          {webinar.title}
        </Heading>
        <Text look="body-m" tone={2}>
          {webinar.description}
        </Text>
        <div className={css.action}>
          <Button onPress={notifyInDevelopment}>{t('education.register')}</Button>
        </div>
      </div>
    </section>
  );
}
