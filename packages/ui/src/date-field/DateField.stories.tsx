import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { fieldStories } from '@portal/storybook/args/fieldStories.tsx';
import { held } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { DateField } from './DateField.tsx';

const guide: Guide = {
  purpose:
    'A day, written as in Russia whatever language the browser speaks: 14.05.2027. It is typed, pasted in any usual form, or chosen in a calendar whose weeks begin on Monday. What is not a whole day stays as it was typed: the form has to refuse it with a sentence.',
  use: [
    'For the day of a shoot, a deadline, the last day of a share.',
    'With onBlur to validate: an error first shows when the field is left.',
  ],
  avoid: ['For a moment or a span of time.', 'To show a date: write it in words, «14 мая 2027».'],
  anatomy: [
    ['Label', 'what to type; may be hidden, is always read'],
    ['Input', 'dots come by themselves; phones show digits'],
    ['Calendar', 'a button at the end; the day that is there, or today, has the focus'],
    ['Note', 'the hint, or the error with its icon in its place; read together with the field'],
  ],
  keyboard: [
    ['Tab', 'moves to the field, then to the calendar’s button'],
    ['0–9', 'are taken, up to eight'],
    ['.', 'after a single digit puts a zero before it: 1. is 01.'],
    ['Paste', 'takes 14.05.2027, 2027-05-14, 14/5/2027, with words around'],
    ['Enter, Space', 'on the button open the calendar'],
    ['← → ↑ ↓', 'in the calendar: a day, a week'],
    ['Page Up, Page Down', 'in the calendar: a month; with Shift a year'],
    ['Escape', 'closes the calendar; the focus returns to its button'],
  ],
};

const Held = held(DateField, 'value', 'onChange');
const { states, narrow } = fieldStories(Held);

const meta = preview.meta({
  title: 'Primitives/Inputs/Date field',
  component: DateField,
  parameters: { guide },
  args: { label: 'Дата съёмки', value: '2027-05-14', onChange: fn() },
  render: (args, story) => <Held {...args} story={story} />,
});

export const Playground = meta.story();

export const States = meta.story(
  states(
    [
      { value: '' },
      { description: 'Этот день увидит клиент' },
      { value: '31.02.2027', errorMessage: 'Укажите дату' },
      { label: 'Срок сдачи', isReadOnly: true, description: 'Проект в архиве' },
      { isDisabled: true },
    ],
    { width: 320 },
  ),
);

export const Narrow = meta.story(
  narrow({
    label: 'Последний день, в который семья может выбрать фотографии для альбома',
    errorMessage: 'Последнийденьссылкинеможетбытьраньшесегодняшнего: выберитедругойдень',
  }),
);

export const Typed = meta.story({
  name: 'Guard: a typed day gets its dots and zeros, an impossible one stays as it was typed',
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Дата съёмки' });
    await userEvent.type(input, '1.6.2027');
    await expect(input).toHaveValue('01.06.2027');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-06-01');
    await userEvent.clear(input);
    await userEvent.type(input, '31022027');
    await expect(input).toHaveValue('31.02.2027');
    await expect(args.onChange).toHaveBeenLastCalledWith('31.02.2027');
  },
});

export const Edited = meta.story({
  name: 'Guard: one digit of a whole day is replaced where it stands',
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('4.05.2027');
    await userEvent.keyboard('2');
    await expect(input).toHaveValue('24.05.2027');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-05-24');
  },
});

export const PastedAnyway = meta.story({
  name: 'Guard: every usual way to write a day can be pasted over another one',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    for (const text of ['2027-06-01', '1.6.2027', '01/06/2027', 'до 01.06.2027 включительно']) {
      await userEvent.tripleClick(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue('01.06.2027');
    }
  },
});

export const Chosen = meta.story({
  name: 'Guard: a day is chosen in the calendar by keys, and the focus returns',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть календарь: Дата съёмки' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Дата съёмки' }));
    await expect(calendar.getAllByRole('columnheader', { hidden: true }).map((day) => day.textContent)[0]).toBe('пн');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-05-22');
    await expect(canvas.getByRole('textbox')).toHaveValue('22.05.2027');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const Calendar = meta.story({
  name: 'The calendar',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    // It fades in.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Дата съёмки' })).toBeVisible());
  },
});
