import { Pencil } from '../pencil/Pencil.tsx';
import { Image } from '../image/Image.tsx';
import { FilmEdge } from './FilmEdge.tsx';
import css from './FilmSheet.module.css';

export interface FilmFrame {
  src: string;
  /** What the photo shows. */
  alt: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Shown until the photo has loaded, see `Image`. */
  color?: string | undefined;
  placeholder?: string | undefined;
  /** The photographer's choice: marked by a red pencil loop. */
  isMarked?: boolean | undefined;
}

export interface FilmSheetProps {
  /** Strips from top to bottom; `no` is the number on the edge of the first frame. */
  strips: { no: number; frames: FilmFrame[] }[];
  /** The sheet is slightly rotated everywhere but in forms. */
  isTilted?: boolean | undefined;
}

/** A contact sheet: strips of film, the same in both themes. */
export function FilmSheet({ strips, isTilted = true }: FilmSheetProps) {
  return (
    <div className={css.sheet} data-tilted={isTilted || undefined}>
      {strips.map(({ no, frames }) => (
        <div key={no} className={css.strip}>
          <FilmEdge no={no} frames={frames.length} />
          <span className={css.holes} />
          {/* Film is dark in both themes: so is the replacement of a broken frame. */}
          <ul className={css.frames} data-theme="dark" style={{ '--film-frames': frames.length }}>
            {frames.map(({ isMarked, ...image }, index) => (
              <li key={index} className={css.frame}>
                <Image {...image} ratio={3 / 2} />
                {isMarked && <Pencil tone="film" inset={-9} />}
              </li>
            ))}
          </ul>
          <span className={css.holes} />
        </div>
      ))}
    </div>
  );
}
