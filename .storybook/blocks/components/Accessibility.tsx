import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import type { AxeResults, Result } from 'axe-core';
import { useContext, useEffect, useState } from 'react';
import { STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events';
import { whenIdle } from '../../../packages/ui/src/idle/whenIdle.ts';
import { useGlobals } from '../useGlobals.ts';

type Checked = Pick<AxeResults, 'violations' | 'passes' | 'incomplete'>;

/** The part of Storybook's channel in a frame that is used here. */
interface Framed {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last: (event: string) => [{ reporters: { type: string; result?: unknown }[] }] | undefined;
  };
}

/** A story that its page shows in a frame has been checked there. */
function inFrame(id: string): Checked | undefined {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[id$="${id}"]`);
  const channel = (frame?.contentWindow as Framed | null | undefined)?.__STORYBOOK_ADDONS_CHANNEL__;
  const reports = channel?.last(STORY_FINISHED)?.[0].reporters ?? [];
  return reports.find(({ type }) => type === 'a11y')?.result as Checked | undefined;
}

/** What axe says of a story as this page shows it. Nothing: it is not there yet. */
async function check(id: string): Promise<Checked | undefined> {
  const story = document.querySelector(`#story--${id}-inner, #story--${id}--primary-inner`);
  if (!story || story.childElementCount === 0) return inFrame(id);
  const { default: axe } = await import('axe-core');
  // As in the panel: whether all of a page is in landmarks is no matter of a component.
  return axe.run(story, { rules: { region: { enabled: false } } });
}

const idsOf = (results: readonly Result[]) => [...new Set(results.map(({ id }) => id))];

interface FoundProps {
  stories: string;
  theme: string;
  channel: Pick<DocsContextProps['channel'], 'on' | 'off'>;
}

function Found({ stories, theme, channel }: FoundProps) {
  const [results, setResults] = useState<readonly Checked[]>();
  useEffect(() => {
    const ids = stories.split(' ');
    const found = new Map<string, Checked>();
    let isOver = false;
    let isRunning = false;
    const run = async () => {
      if (isOver || isRunning) return;
      isRunning = true;
      for (const id of ids) {
        const checked = found.get(id) ?? (await check(id));
        if (checked) found.set(id, checked);
      }
      isRunning = false;
      if (isOver || found.size < ids.length) return;
      stop();
      setResults([...found.values()]);
    };
    // The page is painted before.
    const later = () => void whenIdle(() => void run(), { timeout: 3000 });
    // Frames tell nothing to this page.
    const timer = setInterval(later, 2000);
    const stop = () => {
      clearInterval(timer);
      channel.off(STORY_RENDERED, later);
    };
    channel.on(STORY_RENDERED, later);
    later();
    return () => {
      isOver = true;
      stop();
    };
  }, [stories, channel]);

  if (!results) return 'axe is looking at the stories of this page…';
  const violations = idsOf(results.flatMap((one) => one.violations));
  const holding = idsOf(results.flatMap((one) => one.passes));
  const unsure = idsOf(results.flatMap((one) => one.incomplete));
  return [
    `axe, just now in the ${theme} theme: `,
    violations.length === 0 ? `no violation, ${holding.length} rules hold` : violations.join(', '),
    unsure.length === 0 ? '' : `; to be judged by eye: ${unsure.join(', ')}`,
  ].join('');
}

/** The violations that axe finds in the stories of this page, in the theme that it has. Always of now: nothing is remembered. */
export function Accessibility({ stories }: { stories: readonly string[] }) {
  const context = useContext(DocsContext);
  const { theme } = useGlobals(context);
  const ids = stories.join(' ');
  return <Found key={`${theme} ${ids}`} stories={ids} theme={theme} channel={context.channel} />;
}
