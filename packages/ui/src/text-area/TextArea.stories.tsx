import { expect, fn } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { fieldStories } from '@portal/storybook/args/fieldStories.tsx';
import { held } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { TextArea } from './TextArea.tsx';

const about = 'Снимаю школьные альбомы двенадцать лет. Альбом собираю вместе с родителями: вы видите каждый разворот до печати.';
const guide: Guide = {
  purpose:
    'Several lines of text. With a limit it counts what is typed, and it never cuts: text past the limit stays, and the form reports that it is too long.',
  use: [
    'For a biography, a comment, the text of an email.',
    'With a limit whenever the server has one, so that it is not learnt from an error.',
  ],
  avoid: ['For one line: take TextField.', 'For text that others only read: take Text.'],
  anatomy: [
    ['Label', 'what to type; may be hidden, is always read'],
    ['Counter', 'used and allowed characters at the other end of the label line; read with the field, red from the limit on'],
    ['Box', 'as in TextField; grows with the text, and its lower corner can be pulled'],
    ['Input', 'at least 112 px high'],
    ['Note', 'the hint, or the error with its icon in its place; read together with the field'],
  ],
  keyboard: [
    ['Tab', 'moves to the field; a disabled one is passed over, a read-only one is not'],
    ['Enter', 'begins a new line'],
    ['Tab, in the text', 'leaves the field: it is never swallowed'],
  ],
};

const Held = held(TextArea, 'value', 'onChange');
const { states, narrow } = fieldStories(Held);

const meta = preview.meta({
  title: 'Primitives/Inputs/Text area',
  component: TextArea,
  parameters: { guide },
  args: { label: 'О себе', value: about, onChange: fn(), limit: 1000 },
  render: (args, story) => <Held {...args} story={story} />,
});

export const Playground = meta.story();

export const States = meta.story(
  states(
    [
      {},
      { value: '', placeholder: 'Расскажите, что и как вы снимаете', limit: undefined },
      { limit: 100, errorMessage: 'Не больше 100 символов' },
      { isDisabled: true, limit: undefined },
      { isReadOnly: true, description: 'Карточка на проверке', limit: undefined },
    ],
    { width: 560 },
  ),
);

export const Narrow = meta.story(
  narrow({
    label: 'Расскажите о фотографическом оборудовании',
    value: 'превысокомногорассмотрительствующий'.repeat(3),
    limit: 100,
    errorMessage: 'Сократите текст: непревысокомногорассмотрительствующимобразом',
  }),
);

export const NothingIsCut = meta.story({
  name: 'Guard: text past the limit stays, and the counter shows it',
  args: { value: 'аб', limit: 3 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'О себе' });
    await userEvent.type(area, 'вг');
    await expect(area).toHaveValue('абвг');
    await expect(canvas.getByText('4 из 3')).toBeVisible();
  },
});

export const Grows = meta.story({
  name: 'Guard: the area grows with its text, up to a part of the screen, and a camera counts as one character',
  args: { value: '📷' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 из 1000')).toBeVisible();
    const area = canvas.getByRole('textbox', { name: 'О себе' });
    const before = area.clientHeight;
    await userEvent.type(area, '{Enter}'.repeat(6));
    await expect(area.clientHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBe(area.clientHeight);
    await userEvent.type(area, '{Enter}'.repeat(60));
    await expect(area.clientHeight).toBeLessThan(window.innerHeight * 0.7);
  },
});

export const CounterIsRead = meta.story({
  name: 'Guard: the counter is read with the field, and it changes colour only at the limit',
  args: { value: 'аб', limit: 3, description: 'Виден всем' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'О себе' });
    await expect(area).toHaveAccessibleDescription('Виден всем 2 из 3');
    const colour = () => getComputedStyle(canvas.getByText(/ из 3$/)).color;
    const calm = colour();
    await userEvent.type(area, 'в');
    await expect(colour()).not.toBe(calm);
    await expect(area).toHaveAccessibleDescription('Виден всем 3 из 3');
  },
});

export const TabLeaves = meta.story({
  name: 'Guard: by keyboard alone a text of two lines is written and the field is left',
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Снимаю школы.{Enter}И сады.');
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveValue('Снимаю школы.\nИ сады.');
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
});
