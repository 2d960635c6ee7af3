import { StoryIframe } from '../StoryIframe.tsx';
import type { ShownTheme } from '../theme.ts';
import css from './Screens.module.css';
import type { Viewport } from './viewportOf.ts';

/** The height of a desktop's 900 px at a fourth, so that all are aligned. */
const shownHeight = 243;

interface ThumbnailProps extends Viewport {
  id: string;
  name: string;
  theme: ShownTheme;
}

/** A story as a small live picture, which leads to the story as it is shown here. */
function Thumbnail({ id, name, theme, viewport, width, height }: ThumbnailProps) {
  const scale = shownHeight / Math.max(height, 900);
  const title = `${name}, ${width} px, ${theme}`;
  return (
    <a
      className={css['thumbnail']}
      href={`./?path=/story/${id}&globals=theme:${theme};viewport.value:${viewport}`}
      target="_top"
      title={title}
      style={{ inlineSize: width * scale, blockSize: height * scale }}
      data-theme={theme}
    >
      <StoryIframe id={id} title={title} theme={theme} isPicture style={{ inlineSize: width, blockSize: height, scale: String(scale) }} />
    </a>
  );
}

const desktop: Viewport = { viewport: 'desktop', width: 1440, height: 900 };
const phone: Viewport = { viewport: 'mobile', width: 390, height: 900 };

interface ThumbnailsProps {
  id: string;
  name: string;
  themes: readonly ShownTheme[];
  /** The story's own viewport. Without one it is shown on a desktop and a phone. */
  own?: Viewport | undefined;
}

/** A story in each theme and at each width. */
export function Thumbnails({ id, name, themes, own }: ThumbnailsProps) {
  return (
    <div className={css['frames']}>
      {themes.map((theme) => (
        <div key={theme} className={css['pair']}>
          {(own ? [own] : [desktop, phone]).map((viewport) => (
            <Thumbnail key={viewport.viewport} id={id} name={name} theme={theme} {...viewport} />
          ))}
        </div>
      ))}
    </div>
  );
}
