import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { guide } from './StatRow.guide.ts';
import { StatRow } from './StatRow.tsx';

const stats = [
  { label: 'Клиенты', value: 18, caption: '+3 за месяц' },
  { label: 'Проекты', value: 24, caption: '6 активных' },
  { label: 'Доход', value: '184\u00a0000\u00a0₽', caption: 'за сезон' },
  { label: 'Рейтинг', value: '4,9' },
];
const meta = preview.meta({ title: 'Primitives/Stat row', component: StatRow, parameters: { guide }, args: { stats } });

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
