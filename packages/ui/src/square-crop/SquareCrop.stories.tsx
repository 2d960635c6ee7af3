import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { type OfStory, useHeld } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { middleSquare } from './crop.ts';
import { SquareCrop } from './SquareCrop.tsx';

const guide: Guide = {
  purpose: 'Which square of a photo is shown, for a place that is square or round.',
  use: ['In a dialog, before a portrait is uploaded. With isRound where the portrait will be round.'],
  avoid: ['For a photo that is shown whole: nobody crops it.', 'For a square file: there is nothing to choose but the zoom.'],
  anatomy: [
    ['Frame', 'at most 360 px and 48 % of the height of the screen; shows exactly what is taken'],
    ['Corners', 'with isRound: darkened'],
    ['Zoom', 'from the whole shorter side to a quarter of it, around the middle'],
  ],
  keyboard: [
    ['← → ↑ ↓', 'in the frame: move the image by 12 px'],
    ['← →', 'at the zoom: nearer and farther'],
  ],
};

const size = { width: 1200, height: 800 };

/** With the chosen square in numbers below. */
function Controlled(props: ComponentProps<typeof SquareCrop> & OfStory) {
  const [shown, hold] = useHeld(props);
  const { value } = shown;
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <SquareCrop {...shown} onChange={(next) => hold({ value: next })} />
      <output>{[value.left, value.top, value.side].map(Math.round).join(' ')}</output>
    </div>
  );
}

const meta = preview.meta({
  title: 'Primitives/Inputs/Square crop',
  component: SquareCrop,
  parameters: { guide },
  args: {
    label: 'Фото профиля',
    src: '/photos/alina-1.jpg',
    size,
    value: middleSquare(size),
    onChange: () => undefined,
    isRound: true,
    words: { zoom: 'Масштаб', move: 'Перетащите фото или двигайте его стрелками' },
  },
  render: (args, story) => <Controlled {...args} story={story} />,
});

export const Playground = meta.story();

export const States = meta.story({ args: { isRound: false, value: { left: 300, top: 200, side: 400 } } });

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const ByKeys = meta.story({
  name: 'Guard: arrow keys pull the image inside of its edges, and the slider zooms around the middle',
  play: async ({ canvas }) => {
    const frame = await canvas.findByRole('application', { name: /^Фото профиля/ });
    const shown = canvas.getByRole('status');
    await waitFor(() => expect(shown).toHaveTextContent('200 0 800'));
    frame.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(shown).not.toHaveTextContent('200 0 800'));
    await userEvent.keyboard('{ArrowRight>30/}');
    await waitFor(() => expect(shown).toHaveTextContent('0 0 800'));
    // There is nothing above and below.
    await userEvent.keyboard('{ArrowDown}');
    await expect(shown).toHaveTextContent('0 0 800');
    canvas.getByRole('slider', { name: 'Масштаб' }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(shown).toHaveTextContent('300 300 200'));
  },
});
