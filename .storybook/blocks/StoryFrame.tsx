import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import css from './blocks.module.css';
import { StoryIframe } from './StoryIframe.tsx';
import { useGlobals } from './useGlobals.ts';

interface StoryFrameProps {
  id: string;
  title: string;
  /** The viewport of the story, CSS pixels. */
  width: number;
  height: number;
  /** Scales the frame down. */
  scale?: number;
  /** What is smaller than the frame stands in its middle. */
  isCentred?: boolean;
}

/** A story at a given viewport size, in the theme of the page. */
export function StoryFrame({ id, title, width, height, scale = 1, isCentred = false }: StoryFrameProps) {
  const { theme } = useGlobals(useContext(DocsContext));
  return (
    <div className={css['frame']} style={{ inlineSize: width * scale, blockSize: height * scale }}>
      <StoryIframe
        id={id}
        title={title}
        theme={theme}
        isCentred={isCentred}
        style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
      />
    </div>
  );
}
