import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { StatRow } from './StatRow.tsx';

const stats = [
  { label: 'Клиенты', value: 18, caption: '+3 за месяц' },
  { label: 'Проекты', value: 24, caption: '6 активных' },
  { label: 'Доход', value: '184\u00a0000\u00a0₽', caption: 'за сезон' },
  { label: 'Рейтинг', value: '4,9' },
];
const guide: Guide = {
  purpose:
    'Two to four numbers in a row, large enough to be taken in at a glance. An unknown number is a dash with its reason, never an invented zero.',
  use: [
    'At the top or the end of an overview, for counts, sums and averages.',
    'With isPending while they load: labels stand and nothing moves afterwards.',
  ],
  avoid: [
    'For a share of a whole that grows: take ProgressBar or CompletionMeter.',
    'For more than four numbers: they stop being a glance.',
  ],
  anatomy: [
    ['Row', 'between hairlines; side by side from 600 px of its own width, else two by two'],
    ['Label', '14 px, secondary'],
    ['Number', 'title-1 (title-2 where narrow), tabular; «—» without data, read as «Нет данных»'],
    ['Caption', '13 px: the period, a part of the number, or why there is none'],
  ],
  keyboard: [],
};

const meta = preview.meta({
  title: 'Primitives/Layout/Stat row',
  component: StatRow,
  parameters: { guide },
  // Read in the place of a figure that is missing: the story «States».
  argTypes: { emptyText: { control: false } },
  args: { stats },
});

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 40 }}>
      <StatRow stats={stats} />
      <StatRow
        stats={[
          { label: 'Клиенты', value: null, caption: 'Пока не считаем' },
          { label: 'Проекты', value: 0, caption: 'Создайте первый' },
          { label: 'Доход', value: null },
        ]}
      />
      <StatRow stats={stats} isPending />
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    stats: [
      { label: 'Достопримечательности', value: 12_345_678, caption: 'высокопревосходительствующие' },
      ...stats.slice(1, 3),
      { label: 'Рейтинг', value: null, caption: 'Пока нет оценок' },
    ],
  },
});

export const NoDataIsNotZero = meta.story({
  name: 'Guard: no data is a dash read in words, zero is a number, thousands are grouped',
  args: {
    stats: [
      { label: 'Клиенты', value: null },
      { label: 'Проекты', value: 0 },
      { label: 'Снимки', value: 12_500 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((part) => part.textContent)).toEqual(['—Нет данных', '0', '12\u00a0500']);
  },
});

export const NothingMoves = meta.story({
  name: 'Guard: the row is as high while it loads as with its numbers',
  render: () => (
    <>
      <StatRow stats={stats.slice(0, 3)} isPending />
      <StatRow stats={stats.slice(0, 3)} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [pending, ready] = [...canvasElement.querySelectorAll('dl')].map((row) => row.getBoundingClientRect().height);
    await expect(pending).toBe(ready);
  },
});
