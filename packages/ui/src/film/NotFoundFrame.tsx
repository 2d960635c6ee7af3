import { Iris } from '../iris/Iris.tsx';
import { FilmEdge } from './FilmEdge.tsx';
import css from './NotFoundFrame.module.css';

/** Frame number 404, overexposed, with an almost closed shutter. Decoration. */
export function NotFoundFrame() {
  return (
    <div className={css.sheet} aria-hidden="true">
      <div className={css.strip}>
        <FilmEdge no={404} brandAt={2} />
        <span className={css.brand}>ДИАФРАГМА 400</span>
        <span className={css.holes} />
        <div className={css.image}>
          <Iris size={190} opening={0.2} />
        </div>
        <span className={css.holes} />
      </div>
    </div>
  );
}
