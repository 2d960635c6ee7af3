import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const guide: Guide = {
  purpose:
    'The shape of what is coming, so that nothing moves when it comes. It is silent: the words about loading stand beside it, in a status.',
  use: [
    'For cards, lists and photos whose shape is known.',
    'For at least 250 ms once shown, so that it never flashes; the screen enforces that time.',
    'With one Spinner with words in the middle of the first row.',
  ],
  avoid: [
    'Where the shape is not known: take Spinner alone.',
    'Together with the content, or for a single control that can be pending itself.',
  ],
  anatomy: [
    ['Bar', 'the corners of the real thing: text 4 px, control 6, photo 2, round'],
    ['Light', 'one soft band in 1.6 s; flat under reduced motion, outlined in forced colours'],
  ],
  keyboard: [],
};

const meta = preview.meta({
  title: 'Primitives/Feedback/Skeleton',
  component: Skeleton,
  parameters: { guide },
  args: { width: 240, height: 16 },
});
/** Widths of the six toggles that are loading. */
const toggles = [132, 104, 92, 148, 96, 120];

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 420 }}>
      <div style={{ height: 200 }}>
        <Skeleton radius="photo" />
      </div>
      <div style={{ display: 'grid', gridTemplateColumns: '52px 1fr', gap: 14, alignItems: 'center' }}>
        <Skeleton radius="round" width={52} height={52} />
        <div style={{ display: 'grid', gap: 8 }}>
          <Skeleton width="60%" height={16} />
          <Skeleton width="40%" />
        </div>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {toggles.map((width) => (
          <Skeleton key={width} radius="ctl" width={width} height={36} />
        ))}
      </div>
    </div>
  ),
});

export const Narrow = meta.story({ args: { width: '100%' }, globals: { viewport: { value: 'narrow', isRotated: false } } });

export const KeepsThePlace = meta.story({
  name: 'Guard: it takes exactly the space of its content, and is hidden from screen readers',
  render: () => (
    <div style={{ display: 'flex', width: 100 }}>
      <span style={{ flex: 'none' }}>
        <Skeleton radius="round" width={52} height={52} />
      </span>
      <span style={{ flex: 'none', width: 200, height: 120 }}>
        <Skeleton radius="photo" />
      </span>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll<HTMLElement>('[data-radius]')];
    await expect(bars.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])).toEqual([
      [52, 52],
      [200, 120],
    ]);
    for (const bar of bars) await expect(bar).toHaveAttribute('aria-hidden', 'true');
  },
});
