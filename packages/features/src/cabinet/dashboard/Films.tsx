import type { Tutorial } from '@portal/api';
import { Skeleton, VideoCover } from '@portal/ui';
import { t } from '../texts.ts';
import css from './Films.module.css';
import { Section } from './Section.tsx';

/** Introductory videos: as many as the operator has configured, at most two (ledger DASH-09 to DASH-13). Null: not known yet. */
export function Films({ films }: { films: readonly Tutorial[] | null }) {
  if (films?.length === 0) return null;
  return (
    <Section title={t('dashboard.films.title')}>
      <div className={css.films}>
        {films === null &&
          [1, 2].map((film) => (
            <div key={film} className={css.cover}>
              <Skeleton width="100%" height="100%" radius="photo" />
            </div>
          ))}
        {films?.map(({ place, url, cover }) => (
          <VideoCover key={place} src={url} cover={cover} title={t(`dashboard.films.${place}`)} />
        ))}
      </div>
    </Section>
  );
}
