import type { CSSProperties } from 'react';
import type { ShownTheme } from './theme.ts';

interface StoryIframeProps {
  id: string;
  title: string;
  theme: ShownTheme;
  style?: CSSProperties;
}

/** A story in a window of its own: real media queries, overlays and theme, and no other story beside it. */
export function StoryIframe({ id, title, theme, style }: StoryIframeProps) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the book's own page, which needs its scripts and its worker
    <iframe title={title} loading="lazy" src={`iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`} style={style} />
  );
}
