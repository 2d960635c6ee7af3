import css from './blocks.module.css';
import { StoryIframe } from './StoryIframe.tsx';

/** One story in both themes, each in a window of its own, so that overlays and media queries are right in both. */
export function SideBySide({ id, title }: { id: string; title: string }) {
  return (
    <div className={css['sides']}>
      {(['light', 'dark'] as const).map((theme) => (
        <StoryIframe key={theme} id={id} title={`${title}, ${theme}`} theme={theme} />
      ))}
    </div>
  );
}
