import type { CSSProperties } from 'react';
import type { ShownTheme } from './theme.ts';

interface StoryIframeProps {
  id: string;
  title: string;
  theme: ShownTheme;
  style?: CSSProperties;
}

/** A story in its own iframe, with real media queries, overlays and theme. */
export function StoryIframe({ id, title, theme, style }: StoryIframeProps) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs scripts and its service worker
    <iframe title={title} loading="lazy" src={`iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`} style={style} />
  );
}
