import { expect, fn } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { Pairs } from '@portal/storybook/blocks/Pairs.tsx';
import preview from '@portal/storybook/preview.tsx';
import { Chip } from './Chip.tsx';
import { RemovableChip } from './RemovableChip.tsx';

const guide: Guide = {
  purpose: 'A word to read: what a photographer does. Several form a row, and «+2» counts those that do not fit.',
  use: [
    'Specializations on a card (small) and on the photographer’s page (medium, with an icon).',
    'Short facts that form a list: kinds of albums.',
    'With a ×: what was chosen, above the list that it filters.',
  ],
  avoid: ['For something to choose: take Toggle group.', 'For a number: take Badge.', 'For a sentence: take Text.'],
  anatomy: [
    ['Line', 'a hairline with corners of 4 px; «+2» has a ground instead'],
    ['Icon', '16 px (18 in a medium one), silent, never squeezed'],
    ['×', 'the whole chip is the button that takes it back; 44 px high on touch screens'],
    ['Words', 'one line on a card, cut by an ellipsis where it does not fit; a medium chip wraps'],
  ],
  keyboard: [['Enter, Space', 'take back a chip with a ×']],
};

const meta = preview.meta({
  title: 'Primitives/Choice/Chip',
  component: Chip,
  subcomponents: { RemovableChip },
  parameters: { guide },
  args: { children: 'Школьные альбомы' },
});
const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;
const long = 'Переосвидетельствование достопримечательностей и сельскохозяйственных выставок';

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md'] as const).map((size) => (
        <div key={size} style={row}>
          <Chip size={size}>Репортаж</Chip>
          <Chip size={size} icon="cap">
            Выпускной вечер
          </Chip>
          <Chip size={size} tone="plus">
            +2
          </Chip>
        </div>
      ))}
      <div style={row}>
        <RemovableChip onRemove={fn()}>Казань</RemovableChip>
        <RemovableChip onRemove={fn()}>от 1 500 до 5 000 ₽</RemovableChip>
      </div>
    </div>
  ),
});

export const DoAndDont = meta.story({
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: (
            <div style={row}>
              <Chip>Школьные альбомы</Chip>
              <Chip>Виньетки</Chip>
              <Chip tone="plus">+2</Chip>
            </div>
          ),
          because: 'name short facts, one or two words each.',
          dont: <Chip>Снимаю школьные альбомы с 2014 года</Chip>,
          why: 'frame a sentence: take Text.',
        },
      ]}
    />
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: () => (
    <div style={row}>
      <Chip>{long}</Chip>
      <Chip size="md" icon="tag">
        {long}
      </Chip>
      <RemovableChip onRemove={fn()}>{long}</RemovableChip>
    </div>
  ),
});

const removed = fn();

export const Removed = meta.story({
  name: 'Guard: a chip with a × is one button with the word in its name, and stays inside its place',
  render: () => (
    <div style={{ width: 180 }}>
      <RemovableChip onRemove={removed}>{long}</RemovableChip>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    removed.mockClear();
    const chip = canvas.getByRole('button', { name: `Убрать: ${long}` });
    await expect(chip.getBoundingClientRect().width).toBeLessThanOrEqual(180);
    await expect(chip.scrollWidth).toBe(chip.clientWidth);
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(removed).toHaveBeenCalledTimes(1);
  },
});

export const GivesWayWithoutSqueezing = meta.story({
  name: 'Guard: a long chip stays inside its place, its icon keeps its size, and every word can be found',
  render: () => (
    <div style={{ width: 180 }}>
      <Chip icon="cap">{long}</Chip>
      <Chip size="md" icon="cap">
        {long}
      </Chip>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [small, medium] = canvas.getAllByText(long);
    await expect(small?.parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(180);
    await expect(medium?.parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(180);
    await expect(medium?.scrollWidth).toBe(medium?.clientWidth);
    const icons = [...canvasElement.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect().width);
    await expect(icons).toEqual([16, 18]);
  },
});
