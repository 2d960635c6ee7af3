import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { Text } from '../typography/Text.tsx';
import { CompletionMeter } from './CompletionMeter.tsx';

const portrait = '/photos/alina-a.jpg';
const guide: Guide = {
  purpose: 'Shows how much of a card is filled in: the blades of the iris open over its owner’s portrait. A hundred percent uncovers it.',
  use: ['Where a profile is filled in over several visits, beside the percent in words.'],
  avoid: [
    'For the progress of a running job: take Progress bar.',
    'Without the percent in words beside it: blades can be compared, not read.',
  ],
  anatomy: [
    ['Portrait', '4 px smaller than the blades; the first letter where there is none'],
    ['Blades', 'open from nearly closed at 0 to the rim at 100; values outside are held at the ends'],
    ['Words', 'not rendered: the percent for a screen reader'],
  ],
  keyboard: [],
};

const meta = preview.meta({
  title: 'Primitives/Feedback/Completion meter',
  component: CompletionMeter,
  parameters: { guide },
  args: { percent: 67, src: portrait, name: 'Алина Ветрова', size: 92 },
});
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 24 } as const;

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[portrait, null].map((src) => (
        <div key={src} style={row}>
          {[0, 33, 67, 89, 100].map((percent) => (
            <div key={percent} style={{ display: 'grid', justifyItems: 'center', gap: 6 }}>
              <CompletionMeter percent={percent} src={src} name="Алина Ветрова" size={88} />
              <Text look="caption" tone={2}>
                {percent}&nbsp;%
              </Text>
            </div>
          ))}
        </div>
      ))}
      <div style={row}>
        {[64, 72, 88, 92].map((size) => (
          <CompletionMeter key={size} percent={67} src={portrait} name="Алина Ветрова" size={size} />
        ))}
      </div>
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <CompletionMeter {...args} />
      <Text>Достопримечательность заполнена на 67&nbsp;%</Text>
    </div>
  ),
});

export const AnnouncesItsPercent = meta.story({
  name: 'Guard: the percent is announced once, and neither the portrait nor the blades add to it',
  args: { percent: 89 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(/89\s%/)).toHaveLength(1);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});
