import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Text } from '../typography/Text.tsx';
import { guide } from './CompletionMeter.guide.ts';
import { CompletionMeter } from './CompletionMeter.tsx';

const portrait = '/photos/alina-a.jpg';
const meta = preview.meta({
  title: 'Primitives/Completion meter',
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
