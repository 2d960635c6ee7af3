import { expect, fn } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { fieldStories } from '@portal/storybook/args/fieldStories.tsx';
import { held } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { ToggleGroup } from './ToggleGroup.tsx';

const options = [
  { value: 'reportage', label: 'Репортаж' },
  { value: 'portrait', label: 'Портрет' },
  { value: 'vignettes', label: 'Виньетки' },
  { value: 'kindergarten', label: 'Детские сады' },
];
const guide: Guide = {
  purpose: 'Buttons that stay pressed: any number of them, or one at a time. All choices are visible and one click away.',
  use: [
    'To filter by a few things: specializations, kinds of work.',
    'For sort options, with look plain and an arrow for the direction.',
    'For stars, with look icons: the icons of the options tell how many there are.',
    'In forms with isCheckShown, where colour alone is too little.',
  ],
  avoid: [
    'For more than about fifteen choices, or long names: take SearchableDropdown or a list of Checkbox.',
    'For one choice that must be made and is sent with a form: take RadioGroup.',
    'To move between parts of a page: take Tabs.',
    'To show what is chosen without changing it: take Chip.',
  ],
  anatomy: [
    ['Label', 'names the group; may be hidden, is always read'],
    ['Toggle', 'a pressed button: inverse ground; in forms a check too'],
    ['Icon', 'before the words, or after them to show which way a list is sorted: give it a name then'],
    ['Note', 'the hint, or the error in its place; read with the group'],
  ],
  keyboard: [
    ['Tab', 'moves to the group: one stop for all its buttons'],
    ['Right, Left', 'move between the buttons'],
    ['Enter or Space', 'clicks the button on or off; in single mode the other one comes off'],
  ],
};

const Held = held(ToggleGroup<string>, 'value', 'onChange');
const { states, narrow } = fieldStories(Held);

const meta = preview.meta({
  title: 'Primitives/Choice/Toggle group',
  component: ToggleGroup,
  // What the next click does.
  parameters: { guide, controlsSeenByActing: ['selectionMode', 'isDisallowEmpty'] },
  args: { label: 'Специализации', options, value: ['reportage'], onChange: fn(), selectionMode: 'multiple' as const },
  render: (args, story) => <Held {...args} story={story} />,
});

export const Playground = meta.story();

export const States = meta.story(
  states(
    [
      {},
      { label: 'В форме', value: ['portrait', 'vignettes'], isCheckShown: true },
      {
        label: 'Сортировка',
        isLabelHidden: true,
        look: 'plain',
        options: [
          { value: 'rating', label: 'По рейтингу', iconEnd: 'adown', name: 'По рейтингу, по убыванию' },
          { value: 'price', label: 'По цене' },
          { value: 'name', label: 'По имени' },
        ],
        value: ['rating'],
        selectionMode: 'single',
      },
      {
        label: 'Звёзды',
        isLabelHidden: true,
        look: 'icons',
        options: ['1', '2', '3', '4', '5'].map((value) => ({ value, icon: value > '3' ? 'star' : 'starf', label: `Звёзд: ${value}` })),
        value: ['3'],
        selectionMode: 'single',
      },
      { label: 'В панели', size: 'sm', value: [] },
      {
        label: 'С подсказкой и значками',
        options: [
          { value: 'photo', label: 'Фото', icon: 'image' },
          { value: 'video', label: 'Видео', icon: 'play' },
        ],
        value: ['photo'],
        selectionMode: 'single',
        isDisallowEmpty: true,
        description: 'Хотя бы одно остаётся выбранным',
      },
      { label: 'С ошибкой', value: [], errorMessage: 'Выберите хотя бы одну' },
      { label: 'Недоступно', isDisabled: true },
    ],
    { gap: 24 },
  ),
);

export const Narrow = meta.story(
  narrow({
    label: 'Специализациифотографавысокопревосходительствующие',
    options: [...options, { value: 'long', label: 'Высокопревосходительствующаяпредметнаяфотосъёмка' }],
    value: ['long'],
    isCheckShown: true,
    errorMessage: 'Переосвидетельствоватьспециализации нельзя: выберите другие',
  }),
);

export const SeveralPressed = meta.story({
  name: 'Guard: several stay pressed, and the keyboard presses them too',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Репортаж' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['reportage', 'portrait']);
    await expect(canvas.getByRole('button', { name: 'Портрет' })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const GroupIsRead = meta.story({
  name: 'Guard: the group is named and read with its error, and the arrows move inside it',
  args: { errorMessage: 'Выберите хотя бы одну', value: [] },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('toolbar', { name: 'Специализации' });
    await expect(group).toHaveAccessibleDescription('Выберите хотя бы одну');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Репортаж' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Портрет' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Репортаж' })).toHaveFocus();
  },
});

export const OneOfThem = meta.story({
  name: 'Guard: a single choice moves, and a second click reports an empty list',
  args: { selectionMode: 'single' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Портрет' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['portrait']);
    await expect(canvas.getByRole('button', { name: 'Репортаж' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Портрет' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
});
