import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { BarChart } from './BarChart.tsx';

const guide: Guide = {
  purpose: 'How a whole number went in a few equal periods, with each number written: nothing has to be read off an axis.',
  use: ['Below a figure, for its last weeks or months.', 'Only with two periods or more that have something to show.'],
  avoid: [
    'For a share of a whole: take ProgressBar.',
    'For numbers that are compared and no course of time: take StatRow.',
    'For more than eight periods: the numbers would not fit at 390 px.',
  ],
  anatomy: [
    ['Number', '13 px, tabular, over its bar; zero in the colour of hints, with no bar'],
    ['Bar', 'from zero, ink; the highest is 106 px high'],
    ['Unfinished bar', 'dashed and pale: the period goes on, and a low one is no fall'],
    ['Label', '12 px, one line'],
    ['Text', 'a list for screen readers: one sentence a period'],
  ],
  keyboard: [],
};

const weeks = ['05.10', '12.10', '19.10', '26.10', '02.11', '09.11', '16.11', '23.11'];
const bars = [31, 44, 0, 52, 47, 63, 58, 24].map((value, index) => ({
  label: weeks[index] ?? '',
  text: `Неделя с ${weeks[index]}: ${value}`,
  value,
  isUnfinished: index === 7,
}));

const meta = preview.meta({
  title: 'Primitives/Layout/Bar chart',
  component: BarChart,
  parameters: { guide },
  args: { label: 'Просмотры по неделям', bars },
});

export const Playground = meta.story();

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <BarChart {...args} bars={bars.slice(-2)} />
      <BarChart {...args} bars={bars.map((bar) => ({ ...bar, value: bar.value * 311 }))} />
      <BarChart {...args} bars={bars.map((bar) => ({ ...bar, value: 0 }))} />
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { bars: bars.map((bar) => ({ ...bar, value: bar.value * 311 })) },
});

export const ReadAsList = meta.story({
  name: 'Guard: a screen reader hears one sentence a period, and no number twice',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Просмотры по неделям' })).toBeVisible();
    const heard = canvas.getAllByRole('listitem').map((one) => {
      const copy = one.cloneNode(true) as HTMLElement;
      for (const silent of copy.querySelectorAll('[aria-hidden]')) silent.remove();
      return copy.textContent;
    });
    await expect(heard).toEqual(bars.map(({ text }) => text));
  },
});
