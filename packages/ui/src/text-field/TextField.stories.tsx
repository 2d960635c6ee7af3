import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { Pairs } from '@portal/storybook/blocks/Pairs.tsx';
import { compose } from '@portal/storybook/input/compose.ts';
import { fieldStories } from '@portal/storybook/args/fieldStories.tsx';
import { held } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { TextField } from './TextField.tsx';

const guide: Guide = {
  purpose:
    'One line of text that nothing rewrites: a name, an email address, a link. It is the pattern for every other field: the same label, box, hint and error.',
  use: [
    'For a short text with no form of its own.',
    'With a type (email, url) so that phones show the right keyboard and browsers fill it in.',
    'With onBlur to validate: an error first shows when the field is left.',
  ],
  avoid: [
    'For a phone number: take PhoneField. For a whole number or money: take NumberField.',
    'For several lines: take TextArea. For a secret: take PasswordField.',
    'To look through a list: take SearchField. To choose from many known values: take SearchableDropdown.',
  ],
  anatomy: [
    ['Label', 'what to type; may be hidden, is always read'],
    ['Box', 'the border shows hover, focus and error; a click anywhere inside it lands in the input'],
    ['Icon', 'what kind of value it is; never instead of the label'],
    ['Input', 'what is typed, 16 px so that iOS does not zoom'],
    ['Unit', 'what the value is counted in'],
    ['Note', 'the hint, or the error with its icon in its place; read together with the field'],
  ],
  keyboard: [
    ['Tab', 'moves to the field; a disabled one is passed over, a read-only one is not'],
    ['Any character', 'is typed; nothing is refused or changed'],
    ['Enter', 'submits the form around the field'],
  ],
};

const Held = held(TextField, 'value', 'onChange');
const { states, narrow } = fieldStories(Held);

const meta = preview.meta({
  title: 'Primitives/Inputs/Text field',
  component: TextField,
  parameters: { guide },
  args: { label: 'Имя', value: '', onChange: fn(), placeholder: 'Например, Анна' },
  render: (args, story) => <Held {...args} story={story} />,
});

export const Playground = meta.story();

export const States = meta.story(
  states(
    [
      {},
      { value: 'Анна', description: 'Так вас увидят в каталоге' },
      { label: 'Фамилия', isRequired: true, description: 'Обязательное поле', placeholder: undefined },
      { label: 'Email', value: 'anna@photo', errorMessage: 'Введите корректный email' },
      { label: 'Категория', value: 'Школа', isReadOnly: true, description: 'Категорию нельзя изменить' },
      { label: 'Отчество', value: 'Сергеевна', isDisabled: true },
      { label: 'Telegram', value: 'annavosk', icon: 'tg' },
      { label: 'Опыт', value: '12', suffix: 'лет' },
      { label: 'Поиск по проектам', isLabelHidden: true, icon: 'search', placeholder: 'Найти проект', size: 'sm' },
      { label: 'Город', icon: 'pin', size: 'lg', value: 'Нижний Новгород' },
    ],
    { columns: 240 },
  ),
);

export const DoAndDont = meta.story({
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: <Held label="Email" value="" onChange={fn()} placeholder="anna@photo.example" />,
          because: 'name the field above it; the placeholder is only an example.',
          dont: <Held label="Email" isLabelHidden value="" onChange={fn()} placeholder="Email" />,
          why: 'let the placeholder be the name: it is gone with the first letter.',
        },
        {
          do: <Held label="Email" value="anna@photo" onChange={fn()} errorMessage="Введите адрес полностью, например anna@photo.ru" />,
          because: 'say what is wrong and how to mend it, under the field.',
          dont: <Held label="Email" value="anna@photo" onChange={fn()} errorMessage="Ошибка" />,
          why: 'only say that something is wrong.',
        },
      ]}
    />
  ),
});

export const Narrow = meta.story(
  narrow({
    label: 'Наименование общеобразовательного учреждения, в котором проводилась фотосъёмка',
    value: 'Муниципальное автономное общеобразовательное учреждение № 1',
    errorMessage: 'Такое учреждение уже есть: переосвидетельствоватьнаименованиеобщеобразовательногоучреждения',
  }),
);

export const ErrorIsTied = meta.story({
  name: 'Guard: the error takes the place of the hint and is read with the field',
  args: { label: 'Email', description: 'На него придёт письмо', errorMessage: 'Введите корректный email' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Введите корректный email');
  },
});

const blur = fn();
export const FormLibraryDrivesIt = meta.story({
  name: 'Guard: name, blur, typing and the reference to the input reach a form library',
  render: function Render() {
    const [input, setInput] = useState<HTMLInputElement | null>(null);
    return (
      <>
        <Held label="Имя" name="firstName" value="" onChange={fn()} onBlur={blur} inputRef={setInput} />
        <button type="button" onClick={() => input?.focus()}>
          К ошибке
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    blur.mockClear();
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('name', 'firstName');
    await userEvent.click(canvas.getByRole('button'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Анна');
    await expect(input).toHaveValue('Анна');
    await userEvent.tab();
    await expect(blur).toHaveBeenCalledTimes(1);
  },
});

export const Filtered = meta.story({
  name: 'Guard: what a filter removes is removed from typed and pasted text, and from composed text at its end',
  args: { label: 'Email', value: '', filter: (typed: string) => typed.replace(/\s/g, '').toLowerCase() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await compose(input, 'Anna@example.ru');
    await expect(input).toHaveValue('anna@example.ru');
    await expect(args.onChange).toHaveBeenLastCalledWith('anna@example.ru');
    await userEvent.keyboard(' Б');
    await userEvent.paste(' В ');
    await expect(input).toHaveValue('anna@example.ruбв');
  },
});

export const ReachedByKeyboard = meta.story({
  name: 'Guard: Tab reaches a read-only field, which retains its text, and skips a disabled one',
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 320 }}>
      <Held label="Категория" value="Школа" isReadOnly description="Категорию нельзя изменить" onChange={fn()} />
      <Held label="Отчество" value="Сергеевна" isDisabled onChange={fn()} />
      <Held label="Имя" value="" onChange={fn()} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const fixed = canvas.getByRole('textbox', { name: 'Категория' });
    await expect(fixed).toHaveFocus();
    await expect(fixed).toHaveAccessibleDescription('Категорию нельзя изменить');
    await userEvent.keyboard('Сад');
    await expect(fixed).toHaveValue('Школа');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveFocus();
  },
});

export const ClickBesideTheText = meta.story({
  name: 'Guard: a click on the unit puts the caret into the field',
  args: { label: 'Опыт', suffix: 'лет' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('лет'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});
