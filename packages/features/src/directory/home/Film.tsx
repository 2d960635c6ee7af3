import { listTutorials, type Tutorial } from '@portal/api';
import { Heading, Image } from '@portal/ui';
import { createLazyModule, type LazyModule, LazyPart } from '../../common/overlays/index.ts';
import { useRead } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import css from './Film.module.css';

type Player = Pick<typeof import('./FilmPlayer.tsx'), 'FilmPlayer'>;

const filmPlayer = createLazyModule<Player>(() => import('./FilmPlayer.tsx'));

/** The first video about the portal, if there is one (ledger HOME-06, CON-23). A missing one is not reported. */
export function Film({ module = filmPlayer }: { module?: LazyModule<Player> | undefined }) {
  const films = useRead(listTutorials, {});
  const film = films.state === 'ready' ? films.data[0] : undefined;
  if (!film) return null;
  return (
    <section className={css.section}>
      <LazyPart module={module} failed={t('home.filmFailed')} level={2} loading={<Cover film={film} />}>
        {({ FilmPlayer }) => <FilmPlayer film={film} />}
      </LazyPart>
    </section>
  );
}

/** The video before its player has loaded, of the same height: what a server-rendered page shows. */
function Cover({ film }: { film: Tutorial }) {
  return (
    <div className={css.cover}>
      <div className={css.box}>{film.cover && <Image src={film.cover} alt="" brokenText="" />}</div>
      <Heading level={2} look="title-3">
        {t('home.film')}
      </Heading>
    </div>
  );
}
