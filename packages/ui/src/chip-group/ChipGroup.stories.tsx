import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { ChipGroup, type ChipGroupProps } from './ChipGroup.tsx';

const items: ChipGroupProps<string>['items'] = [
  { id: 'city', label: 'Екатеринбург', icon: 'pin' },
  { id: 'price', label: 'до 5\u00a0800\u00a0₽' },
  { id: 'reportage', label: 'Репортаж' },
];
const guide: Guide = {
  purpose:
    'A named row of short words: what was chosen somewhere else, each with a button that removes it, or simply a list of qualities to read.',
  use: [
    'To show the filters in force above a list, and to take one away without opening the panel.',
    'To list the qualities of a thing: leave onRemove out.',
  ],
  avoid: [
    'To choose something: take ToggleGroup or SearchableDropdown; a chip here is only the trace of a choice.',
    'For one single word to read: take Chip.',
    'For sentences: chips wrap, but they are meant for one to three words.',
  ],
  anatomy: [
    ['Label', 'names the row; may be hidden, is always read'],
    ['Chip', 'at least 32 px high, 44 px on touch; long words break inside it'],
    ['Cross', 'a target of its own, as high as the chip; its name is the verb and the chip'],
    ['Empty text', 'replaces the chips when there are none'],
  ],
  keyboard: [
    ['Tab', 'moves to the row, to the chip that had focus last; a row without onRemove is no stop'],
    ['→ ↓ ← ↑', 'moves between the chips'],
    ['Home, End', 'moves to the first and to the last chip'],
    ['Delete, Backspace', 'takes the focused chip away; focus moves to a neighbour, or to the empty row'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Choice/Chip group',
  component: ChipGroup,
  parameters: { guide },
  args: { label: 'Выбранные фильтры', items, onRemove: fn() as ((id: string) => void) | undefined, emptyText: 'Фильтры не выбраны' },
  render: Held,
});

function Held({ items: initial, onRemove, ...rest }: ChipGroupProps<string>) {
  const [shown, setShown] = useState(initial);
  if (!onRemove) return <ChipGroup {...rest} items={shown} />;
  return (
    <ChipGroup
      {...rest}
      items={shown}
      onRemove={(id) => {
        setShown((now) => now.filter((item) => item.id !== id));
        onRemove(id);
      }}
    />
  );
}

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 28 }}>
      <Held label="Выбранные фильтры" items={items} onRemove={fn()} />
      <Held label="Без видимого названия" isLabelHidden items={items.slice(1)} onRemove={fn()} />
      <Held label="Один нельзя убрать" items={items.map((item) => ({ ...item, isDisabled: item.id === 'city' }))} onRemove={fn()} />
      <Held label="Только чтение" items={items} />
      <Held label="Ничего не выбрано" items={[]} emptyText="Фильтры не выбраны" onRemove={fn()} />
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    items: [
      { id: 'long', label: 'Высокопревосходительствующаяпредметнаяфотосъёмкадостопримечательностей', icon: 'tag' },
      { id: 'city', label: 'Петропавловск-Камчатский', icon: 'pin' },
      ...items.slice(1),
    ],
  },
});

export const KeyboardRemoves = meta.story({
  name: 'Guard: Delete takes the focused chip away, and focus never falls out of the row',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Екатеринбург' })).toHaveFocus();
    await userEvent.keyboard('{End}{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('reportage');
    await expect(canvas.getByRole('row', { name: /^до/ })).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('city');
    await expect(canvas.getByText('Фильтры не выбраны')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Выбранные фильтры' })).toHaveFocus();
  },
});

export const CrossNamesItsChip = meta.story({
  name: 'Guard: a remove button names its chip, and removes only that one',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать Репортаж' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(args.onRemove).toHaveBeenCalledWith('reportage');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
});

export const NothingToDoNoStop = meta.story({
  name: 'Guard: chips to read are a list with a name and no stop for the keyboard',
  args: { onRemove: undefined },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Выбранные фильтры' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});
