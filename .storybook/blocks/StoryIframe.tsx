import type { CSSProperties } from 'react';
import type { ShownTheme } from './theme.ts';

interface StoryIframeProps {
  id: string;
  title: string;
  theme: ShownTheme;
  /** The toolbar's other choices. */
  globals?: Readonly<Record<string, unknown>> | undefined;
  style?: CSSProperties;
}

/** The part of a story's address that carries the toolbar's choices. */
function written(theme: ShownTheme, { motion, shell, network, delay, viewer }: Readonly<Record<string, unknown>>): string {
  const chosen = Object.entries({ theme, motion, shell, network, delay, viewer }).filter(([, value]) => value !== undefined);
  return chosen.map(([name, value]) => `${name}:${String(value)}`).join(';');
}

/** A story in its own iframe, with real media queries, overlays and theme. */
export function StoryIframe({ id, title, theme, globals = {}, style }: StoryIframeProps) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs scripts and its service worker
    <iframe title={title} loading="lazy" src={`iframe.html?viewMode=story&id=${id}&globals=${written(theme, globals)}`} style={style} />
  );
}
