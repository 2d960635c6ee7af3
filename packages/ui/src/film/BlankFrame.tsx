import css from './BlankFrame.module.css';
import { FilmEdge } from './FilmEdge.tsx';

interface BlankFrameProps {
  /** Light got into the camera: the frame of an error. */
  isLeaking?: boolean | undefined;
}

/** The last, unexposed frame of a film. Decoration of empty and failed states. */
export function BlankFrame({ isLeaking = false }: BlankFrameProps) {
  return (
    <span className={css.frame} data-leaking={isLeaking || undefined} aria-hidden="true">
      <FilmEdge no={36} brandAt={2} />
      <span className={css.image} />
      <span className={css.brand}>ДИАФРАГМА 400</span>
    </span>
  );
}
