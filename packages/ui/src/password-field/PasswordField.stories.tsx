import { expect, fn } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { fieldStories } from '@portal/storybook/args/fieldStories.tsx';
import { held } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { PasswordField } from './PasswordField.tsx';

const guide: Guide = {
  purpose: 'A password, hidden until its owner reveals it. Password managers recognise it by its autocomplete value.',
  use: [
    'To sign in, with current-password.',
    'To choose a password, with new-password; put the shortest length in the hint before anything is typed.',
  ],
  avoid: [
    'For a code from an email or a message: take TextField, it is no secret to its reader.',
    'To show how strong a password is: put the rule in the hint instead.',
  ],
  anatomy: [
    ['Label', 'what to type; may be hidden, is always read'],
    ['Box', 'as in TextField'],
    ['Input', 'dots, or the password itself'],
    ['Eye', 'shows and hides the password; its label tells which'],
    ['Note', 'the hint, or the error with its icon in its place; read together with the field'],
  ],
  keyboard: [
    ['Tab', 'moves to the field; a disabled one is passed over, a read-only one is not'],
    ['Tab, once more', 'moves to the eye; it stays usable while the field is read-only'],
    ['Enter or Space on the eye', 'shows or hides the password; focus stays on the eye'],
    ['Enter', 'submits the form around the field'],
  ],
};

const Held = held(PasswordField, 'value', 'onChange');
const { states, narrow } = fieldStories(Held);

const meta = preview.meta({
  title: 'Primitives/Inputs/Password field',
  component: PasswordField,
  // Of the button while the password is shown.
  parameters: { guide, controlsSeenByActing: ['hideLabel'] },
  args: { label: 'Пароль', value: '', onChange: fn(), autoComplete: 'current-password' as const },
  render: (args, story) => <Held {...args} story={story} />,
});

export const Playground = meta.story();

export const States = meta.story(
  states(
    [
      { value: 'светопись' },
      { label: 'Новый пароль', description: 'Не короче 8 символов', autoComplete: 'new-password' },
      { label: 'Повторите пароль', value: 'свет', errorMessage: 'Пароли не совпадают', autoComplete: 'new-password' },
      { label: 'Пароль от почты', value: 'светопись', isReadOnly: true, description: 'Меняется в настройках почты' },
      { label: 'Старый пароль', value: 'светопись', isDisabled: true },
    ],
    { width: 360 },
  ),
);

export const Narrow = meta.story(
  narrow({
    label: 'Пароль от личного кабинета фотографа',
    value: 'оченьдлинныйпарольизоднихтолькорусскихбукв',
    errorMessage: 'Парольсодержиттолькоповторяющиесяпоследовательности: придумайте другой',
  }),
);

export const ReadByKeyboard = meta.story({
  name: 'Guard: a read-only password is reached, retained and read by keyboard alone',
  args: { value: 'свет', isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByLabelText('Пароль');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('а');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('свет');
  },
});

export const EyeShowsAndHides = meta.story({
  name: 'Guard: the eye shows and hides the password, by keyboard too',
  args: { value: 'свет' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Пароль');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('свет');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Показать пароль' })).toHaveFocus();
    await expect(input).toHaveAttribute('type', 'password');
  },
});
