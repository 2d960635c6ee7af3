import { listTutorials } from '@portal/api';
import { VideoCover } from '@portal/ui';
import { useRead } from '../../common/index.ts';
import { t } from '../texts.ts';
import css from './Film.module.css';

/** The first film about the portal, where there is one (ledger HOME-06, CON-23). Its absence is nothing to speak of. */
export function Film() {
  const films = useRead(listTutorials, {});
  const film = films.state === 'ready' ? films.data[0] : undefined;
  if (!film) return null;
  return (
    <section className={css.section}>
      <VideoCover src={film.url} cover={film.cover} title={t('home.film')} level={2} />
    </section>
  );
}
