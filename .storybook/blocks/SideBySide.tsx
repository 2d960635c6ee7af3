import css from './blocks.module.css';
import { StoryIframe } from './StoryIframe.tsx';

/** One story in both themes, each in its own iframe, so that overlays and media queries work. */
export function SideBySide({ id, title }: { id: string; title: string }) {
  return (
    <div className={css['sides']}>
      {(['light', 'dark'] as const).map((theme) => (
        <StoryIframe key={theme} id={id} title={`${title}, ${theme}`} theme={theme} />
      ))}
    </div>
  );
}
