import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { Chip } from '../chip/Chip.tsx';
import { Link } from '../link/Link.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { DataList } from './DataList.tsx';

const items = [
  { term: 'Клиент', value: 'Родительский комитет 11\u00a0«А»' },
  { term: 'Телефон', value: <Link href="tel:+79001234567">+7 (900) 123-45-67</Link> },
  { term: 'Дата съёмки', value: '12\u00a0мая 2025\u00a0г.' },
  { term: 'Срок', value: null },
];
const guide: Guide = {
  purpose: 'A list of names and their values to read, such as the details of an order. An unknown value keeps its line with a dash.',
  use: ['For facts that are read, not compared: client, date, equipment.', 'For what a form shows but does not let one change.'],
  avoid: [
    'For rows that are compared with each other: that is a table.',
    'For numbers that should catch the eye: take StatRow.',
    'For values that can be changed here: take fields.',
  ],
  anatomy: [
    ['Row', 'between hairlines; name and value side by side from 440 px of the list’s own width, else one under the other'],
    ['Term', '14 px, secondary'],
    ['Value', '15 px; text retains its line breaks; links, chips and badges may be here too'],
    ['Empty value', 'a dash, read as «Не указано»'],
  ],
  keyboard: [],
};

const meta = preview.meta({ title: 'Primitives/Layout/Data list', component: DataList, parameters: { guide }, args: { items } });

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <DataList items={items} />
      <div style={{ maxWidth: 320 }}>
        <DataList
          items={[
            { term: 'Оборудование', value: 'Canon R6, 35/1.4\nДве вспышки и зонт' },
            { term: 'Специализация', value: <Chip>Репортаж</Chip> },
            { term: 'Загружается', value: <Skeleton width={140} height={14} /> },
            { term: 'Комментарий', value: '  ' },
            { term: 'Снимков', value: 0 },
          ]}
        />
      </div>
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    items: [
      { term: 'Достопримечательность', value: 'Переосвидетельствованиевысокопревосходительствующейфотосъёмки' },
      { term: 'Сверхдлинноенаименованиеобщеобразовательногоучреждения', value: '' },
      ...items,
    ],
  },
});

export const EmptyIsShown = meta.story({
  name: 'Guard: nothing is a dash that is read in words, and zero is not nothing',
  args: {
    items: [
      { term: 'Срок', value: ' ' },
      { term: 'Снимков', value: 0 },
    ],
  },
  play: async ({ canvas }) => {
    const [nothing, zero] = canvas.getAllByRole('definition');
    await expect(nothing).toHaveTextContent('—Не указано');
    await expect(canvas.getByText('—')).toHaveAttribute('aria-hidden', 'true');
    await expect(zero).toHaveTextContent(/^0$/);
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Срок', 'Снимков']);
  },
});

export const OwnWidthDecides = meta.story({
  name: 'Guard: the width of its place decides, not that of the screen',
  render: () => (
    <div style={{ width: 300 }}>
      <DataList items={items} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [term, value] = [canvas.getAllByRole('term')[0], canvas.getAllByRole('definition')[0]].map((part) =>
      part?.getBoundingClientRect(),
    );
    await expect(value?.top).toBeGreaterThanOrEqual(term?.bottom ?? Infinity);
    await expect(value?.left).toBe(term?.left);
  },
});
