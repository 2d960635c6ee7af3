import type { Tutorial } from '@portal/api';
import { VideoCover } from '@portal/ui';
import { t } from '../texts.ts';

/** The film's cover with the way to play it. Loaded where there is a film: most portals have none. */
export function FilmPlayer({ film }: { film: Tutorial }) {
  return <VideoCover src={film.url} cover={film.cover} title={t('home.film')} level={2} />;
}
