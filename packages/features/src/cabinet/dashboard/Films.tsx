import type { Tutorial } from '@portal/api';
import { Heading, VideoCover } from '@portal/ui';
import { t } from '../texts.ts';
import css from './Films.module.css';

/** The films that help to begin: as many as the operator has set, at most two (ledger DASH-09 to DASH-13). */
export function Films({ films }: { films: readonly Tutorial[] }) {
  if (films.length === 0) return null;
  return (
    <section className={css.section}>
      <Heading level={2} look="title-2">
        {t('dashboard.films.title')}
      </Heading>
      <div className={css.films}>
        {films.map(({ place, url, cover }) => (
          <VideoCover key={place} src={url} cover={cover} title={t(`dashboard.films.${place}`)} />
        ))}
      </div>
    </section>
  );
}
