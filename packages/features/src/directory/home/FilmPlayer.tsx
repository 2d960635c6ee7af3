import type { Tutorial } from '@portal/api';
import { VideoCover } from '@portal/ui';
import { t } from '../texts.ts';

/** The video's cover with the play button. Loaded only where there is a video: most portals have none. */
export function FilmPlayer({ film }: { film: Tutorial }) {
  return <VideoCover src={film.url} cover={film.cover} title={t('home.film')} level={2} />;
}
