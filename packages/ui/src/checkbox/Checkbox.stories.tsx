import { expect, fn } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { Pairs } from '@portal/storybook/blocks/Pairs.tsx';
import { fieldStories } from '@portal/storybook/args/fieldStories.tsx';
import { held } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { Checkbox } from './Checkbox.tsx';

const guide: Guide = {
  purpose: 'A yes or a no that takes effect when its form is sent. The words beside the box are part of the target.',
  use: [
    'To agree to terms, to remember a session.',
    'In a list where any number of rows may be chosen; a dash on the row above shows that some are.',
  ],
  avoid: [
    'For a setting that works at once: take Switch.',
    'For one of several: take RadioGroup. For short words that are toggled: take ToggleGroup.',
  ],
  anatomy: [
    ['Box', '20 px; check, dash or nothing'],
    ['Words', 'what is agreed to; links inside them stay links'],
    ['Note', 'the hint, or the error with its icon in its place; read together with the field'],
  ],
  keyboard: [
    ['Tab', 'moves to the box'],
    ['Space', 'checks or unchecks it'],
  ],
};

const Held = held(Checkbox, 'isSelected', 'onChange');
const { states, narrow } = fieldStories(Held);

const meta = preview.meta({
  title: 'Primitives/Choice/Checkbox',
  component: Checkbox,
  parameters: { guide },
  args: { children: 'Запомнить меня', isSelected: false, onChange: fn() },
  render: (args, story) => <Held {...args} story={story} />,
});

export const Playground = meta.story();

export const States = meta.story(
  states(
    [
      { isSelected: true },
      { children: 'Без фона' },
      { description: 'На общем компьютере лучше не включать' },
      { children: 'Все фотографии', isIndeterminate: true },
      { children: 'Принимаю условия использования', errorMessage: 'Без согласия зарегистрироваться нельзя' },
      { children: 'Получать письма', isSelected: true, errorMessage: 'Не удалось сохранить: попробуйте ещё раз' },
      { children: 'Показывать карточку', isSelected: true, isDisabled: true },
      { children: 'Показывать телефон', isDisabled: true },
      { children: 'Проверка адреса', isSelected: true, isReadOnly: true, description: 'Включено для всех' },
    ],
    { gap: 12 },
  ),
);

export const DoAndDont = meta.story({
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: (
            <Held isSelected onChange={fn()}>
              Запомнить меня
            </Held>
          ),
          because: 'say what is so when it is checked.',
          dont: (
            <Held isSelected onChange={fn()}>
              Не запоминать меня
            </Held>
          ),
          why: 'make people think twice: a checked “not” means no.',
        },
      ]}
    />
  ),
});

export const Narrow = meta.story(
  narrow({
    children: 'Подтверждаю достоверностьсведенийпредставленныхвкарточке и согласие на обработку персональных данных',
    errorMessage: 'Безсогласиянаобработкуперсональныхданныхзарегистрироваться нельзя',
  }),
);

export const WordsAreTheTarget = meta.story({
  name: 'Guard: a click on the label and the Space key switch it',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Запомнить меня'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const ByKeyboard = meta.story({
  name: 'Guard: Tab reaches it and Space checks it; a read-only one is reached and stays as it is',
  render: ({ onChange, ...args }) => (
    <>
      <Held {...args} onChange={onChange} />
      <Held {...args} onChange={onChange} isSelected isReadOnly>
        Проверка адреса
      </Held>
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Запомнить меня' })).toBeChecked();
    await userEvent.tab();
    const fixed = canvas.getByRole('checkbox', { name: 'Проверка адреса' });
    await expect(fixed).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(fixed).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
});

export const ErrorIsTied = meta.story({
  name: 'Guard: the error is read with the checkbox',
  args: { errorMessage: 'Нужно согласие' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Запомнить меня' });
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription('Нужно согласие');
  },
});
