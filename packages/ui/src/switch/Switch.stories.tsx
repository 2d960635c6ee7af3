import { expect, fn } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { fieldStories } from '@portal/storybook/args/fieldStories.tsx';
import { held } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { Switch } from './Switch.tsx';

const guide: Guide = {
  purpose: 'A setting that works at once, without a button to save it: the knob shows the state.',
  use: [
    'For one setting that is on or off and is saved as soon as it is moved.',
    'With an error when saving failed: the caller moves it back.',
  ],
  avoid: ['In a form that is sent as a whole: take Checkbox.', 'To choose between two named things: take ToggleGroup or RadioGroup.'],
  anatomy: [
    ['Track', '48×28; green when on, and the knob is at its end'],
    ['Knob', 'slides; without motion it jumps'],
    ['Words', 'name the setting, not its state'],
    ['Note', 'the hint, or the error with its icon in its place; read together with the field'],
  ],
  keyboard: [
    ['Tab', 'moves to the switch'],
    ['Space', 'switches it'],
  ],
};

const Held = held(Switch, 'isSelected', 'onChange');
const { states, narrow } = fieldStories(Held);

const meta = preview.meta({
  title: 'Primitives/Choice/Switch',
  component: Switch,
  parameters: { guide },
  args: { children: 'Доступен', isSelected: true, onChange: fn() },
  render: (args, story) => <Held {...args} story={story} />,
});

export const Playground = meta.story();

export const States = meta.story(
  states(
    [
      {},
      { children: 'Принимаю заказы', isSelected: false, description: 'Карточка остаётся в каталоге' },
      { children: 'Уведомления', isDisabled: true },
      { children: 'Письма с новостями', isSelected: false, isDisabled: true },
      { children: 'Приём заказов', isReadOnly: true, description: 'Включает администратор' },
      { children: 'Уведомления', isSelected: false, errorMessage: 'Не удалось сохранить' },
    ],
    { gap: 12 },
  ),
);

export const Narrow = meta.story(
  narrow({
    children: 'Уведомлять о новых высокопревосходительствующихфотографияхпортфолио по электронной почте',
    errorMessage: 'Неудалосьсохранитьвысокопревосходительствующуюнастройку: попробуйте ещё раз',
  }),
);

export const SwitchedByKeyboard = meta.story({
  name: 'Guard: it is a switch for screen readers, and Space switches it',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Доступен' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
});

export const ReadOnlyStays = meta.story({
  name: 'Guard: a read-only switch is reached and read with its reason, and does not move',
  args: { isReadOnly: true, description: 'Включает администратор' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const one = canvas.getByRole('switch', { name: 'Доступен' });
    await expect(one).toHaveFocus();
    await expect(one).toHaveAccessibleDescription('Включает администратор');
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('Доступен'));
    await expect(one).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
