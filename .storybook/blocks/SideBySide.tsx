import { type CSSProperties, useState } from 'react';
import css from './blocks.module.css';
import { StoryIframe } from './StoryIframe.tsx';

interface ManyTimesProps {
  id: string;
  title: string;
  /** The toolbar's choices. */
  globals: Readonly<Record<string, unknown>>;
}

const themes = ['light', 'dark'] as const;

/** One story in both themes, each in its own iframe, so that overlays and media queries work. */
export function SideBySide({ id, title, globals }: ManyTimesProps) {
  return (
    <div className={css['sides']}>
      {themes.map((theme) => (
        <StoryIframe key={theme} id={id} title={`${title}, ${theme}`} theme={theme} globals={globals} />
      ))}
    </div>
  );
}

/** Viewports of the matrix, CSS pixels. */
const widths = [390, 768, 1440];
const height = 900;
const gaps = 48;

/** One story at three widths in both themes, scaled so that a row fits the window. */
export function Matrix({ id, title, globals }: ManyTimesProps) {
  const [scale] = useState(() => (window.innerWidth - gaps) / widths.reduce((sum, width) => sum + width, 0));
  const sized = (width: number): CSSProperties => ({ inlineSize: width * scale, blockSize: height * scale });
  return (
    <div className={css['matrix']}>
      {themes.flatMap((theme) =>
        widths.map((width) => (
          <figure key={theme + width}>
            <figcaption>{`${width}, ${theme}`}</figcaption>
            <div className={css['frame']} style={sized(width)}>
              <StoryIframe
                id={id}
                title={`${title}, ${width}, ${theme}`}
                theme={theme}
                globals={globals}
                style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
              />
            </div>
          </figure>
        )),
      )}
    </div>
  );
}
