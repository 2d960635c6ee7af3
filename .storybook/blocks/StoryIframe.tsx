import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { STORY_ERRORED, STORY_MISSING, STORY_RENDERED, STORY_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { takeTurn } from './frameTurns.ts';
import type { ShownTheme } from './theme.ts';

interface StoryIframeProps {
  id: string;
  title: string;
  theme: ShownTheme;
  /** The toolbar's other choices. */
  globals?: Readonly<Record<string, unknown>> | undefined;
  /** For screenshots: not interactive. */
  isPicture?: boolean;
  /** What is smaller than the frame stands in its middle. */
  isCentred?: boolean;
  style?: CSSProperties | undefined;
}

/** The part of a story's URL that contains the toolbar's choices. */
function written(theme: ShownTheme, { motion, shell, network, delay, day, viewer }: Readonly<Record<string, unknown>>): string {
  const chosen = Object.entries({ theme, motion, shell, network, delay, day, viewer }).filter(([, value]) => value !== undefined);
  return chosen.map(([name, value]) => `${name}:${String(value)}`).join(';');
}

/** The part of Storybook's channel that is used here. */
interface Framed {
  __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown; once: (event: string, listener: () => void) => void };
}

/** Calls `then` when the story in the frame is shown, or has failed. */
function whenShown({ contentWindow }: HTMLIFrameElement, then: () => void): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (contentWindow ?? {}) as Framed;
  if (!channel) return then();
  for (const event of [STORY_RENDERED, STORY_THREW_EXCEPTION, STORY_ERRORED, STORY_MISSING]) {
    if (channel.last(event)) return then();
    channel.once(event, then);
  }
  return undefined;
}

/** Moves what the story renders into the middle. By `translate`: nothing is laid out again, and what takes the whole width stays. */
function centre({ contentDocument }: HTMLIFrameElement): void {
  const root = contentDocument?.querySelector<HTMLElement>('#storybook-root');
  const content = contentDocument?.createRange();
  if (!root || !content) return;
  content.selectNodeContents(root);
  const { left, top, width, height } = content.getBoundingClientRect();
  const { clientWidth, clientHeight } = contentDocument!.documentElement;
  const across = Math.max(0, (clientWidth - width) / 2 - left);
  const down = Math.max(0, (clientHeight - height) / 2 - top);
  if (width > 0) root.style.translate = `${across}px ${down}px`;
}

interface FrameProps {
  src: string;
  title: string;
  isPicture: boolean;
  isCentred: boolean;
  style: CSSProperties | undefined;
}

/** Loads when it is near the viewport and a slot is free. */
function Frame({ src, title, isPicture, isCentred, style }: FrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const end = useRef<() => void>(undefined);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const place = () => {
      const { top, left } = frame.getBoundingClientRect();
      return top * 10_000 + left;
    };
    const start = () => {
      observer.disconnect();
      setLoading(true);
    };
    const observer = new IntersectionObserver(
      ([seen]) => {
        end.current?.();
        end.current = seen?.isIntersecting ? takeTurn(start, place) : undefined;
      },
      { rootMargin: '300px' },
    );
    observer.observe(frame);
    return () => {
      observer.disconnect();
      end.current?.();
    };
  }, []);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs scripts and its service worker
    <iframe
      ref={ref}
      title={title}
      src={isLoading ? src : undefined}
      // While it waits the frame loads an empty document.
      onLoad={({ currentTarget }) => {
        if (!isLoading) return;
        whenShown(currentTarget, () => {
          if (isCentred) centre(currentTarget);
          end.current?.();
        });
      }}
      inert={isPicture}
      style={style}
    />
  );
}

/** A story in its own iframe, with real media queries, overlays and theme. */
export function StoryIframe({ id, title, theme, globals = {}, isPicture = false, isCentred = false, style }: StoryIframeProps) {
  const src = `iframe.html?viewMode=story&id=${id}&globals=${written(theme, globals)}`;
  return <Frame key={src} src={src} title={title} isPicture={isPicture} isCentred={isCentred} style={style} />;
}
