import { Fragment } from 'react';
import css from './FilmEdge.module.css';

interface FilmEdgeProps {
  /** Number of the first frame. */
  no: number;
  frames?: number | undefined;
  /** The film's name is beside every third frame, or last where there is one frame. */
  brandAt?: number | undefined;
}

/** What the maker printed on the film's edge: frame numbers and the name of the film. Decoration. */
export function FilmEdge({ no, frames = 1, brandAt = 1 }: FilmEdgeProps) {
  return (
    <span className={css.edge} aria-hidden="true">
      {Array.from({ length: frames }, (_, index) => (
        <Fragment key={index}>
          <span>{no + index}</span>
          {index % 3 === brandAt ? <span className={css.quiet}>ДИАФРАГМА 400</span> : <span className={css.half}>{no + index}А</span>}
        </Fragment>
      ))}
    </span>
  );
}
