import { expect, fn } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { fieldStories } from '@portal/storybook/args/fieldStories.tsx';
import { held } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { FileField } from './FileField.tsx';

const sized = (name: string, size: number) =>
  Object.defineProperty(new File([], name, { type: 'application/pdf' }), 'size', { value: size });
const contract = sized('Договор с гимназией № 9.pdf', 1_468_006);
const list = sized('Список класса.pdf', 48_200);

const guide: Guide = {
  purpose:
    'A field of a form whose value is a file, or a few of them: it shows the names and sizes of what is chosen and lets each be taken out again.',
  use: ['Where a file is one answer among others and is sent with the form.', 'Where there is little space for a drop zone.'],
  avoid: [
    'Where files are the point of the screen, or hundreds come at once: take DropZone and UploadList.',
    'For a portrait take AvatarField.',
  ],
  anatomy: [
    ['Label', 'names what file is wanted; with isRequired screen readers announce that it is required'],
    ['Button', 'opens the file dialog; reads "replace" where one file is already chosen'],
    ['Chosen files', 'name, size and a cross for each; of many the first ten, the rest on request'],
    ['Description or error', 'the limits, or what is wrong'],
    ['Refused files', 'which files were not taken and why'],
  ],
  keyboard: [
    ['Tab', 'moves to the button, then from cross to cross'],
    ['Enter, Space', 'opens the file dialog; on a cross takes the file out, and focus goes back to the button'],
  ],
};

const Held = held(FileField, 'value', 'onChange');
const { states, narrow } = fieldStories(Held);

const meta = preview.meta({
  title: 'Primitives/Inputs/File field',
  component: FileField,
  // Files cannot be typed.
  argTypes: { value: { control: false } },
  args: {
    label: 'Договор',
    description: 'PDF, не больше 5 МБ',
    accept: ['application/pdf', '.pdf'],
    maxBytes: 5_242_880,
    value: [],
    onChange: fn(),
    onBlur: fn(),
  },
  // Of the file dialog, and of files that are refused.
  parameters: { guide, controlsSeenByActing: ['accept', 'maxBytes'] },
  render: (args, story) => <Held {...args} story={story} />,
});

export const Playground = meta.story();

export const States = meta.story(
  states(
    [
      {},
      { label: 'Выбран', value: [contract] },
      { label: 'Документы', allowsMultiple: true, value: [contract, list] },
      { label: 'Обязательный', isRequired: true, errorMessage: 'Добавьте договор' },
      { label: 'Недоступен', isDisabled: true, value: [contract] },
      { label: 'Только чтение', isReadOnly: true, value: [contract], description: 'Договор уже подписан' },
    ],
    { width: 460, gap: 28 },
  ),
);

export const Many = meta.story({
  args: { allowsMultiple: true, value: Array.from({ length: 64 }, (_, index) => sized(`Страница ${index + 1}.pdf`, 20_000 * (index + 1))) },
});

export const Narrow = meta.story(
  narrow({
    label: 'Переосвидетельствование высокопревосходительства',
    value: [sized('Переосвидетельствованиевысокопревосходительства-окончательное.pdf', 1_468_006)],
    errorMessage: 'Переосвидетельствованиевысокопревосходительства не подписано',
  }),
);

export const Keyboard = meta.story({
  name: 'Guard: by keyboard alone; taking a file out gives focus back to the button',
  args: { allowsMultiple: true, value: [contract, list] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector('input');
    const opened = fn((event: Event) => event.preventDefault());
    input?.addEventListener('click', opened);
    const pick = canvas.getByRole('button', { name: 'Выбрать файлы' });
    await userEvent.tab();
    await expect(pick).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Убрать ${contract.name}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([list]);
    await expect(pick).toHaveFocus();
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
});

export const ChoiceIsChecked = meta.story({
  name: 'Guard: a file that breaks a rule is not chosen and is named; a good one takes the place of the old one',
  args: { value: [list] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input');
    if (!input) throw new Error('No file input');
    await userEvent.upload(input, sized('Большой.pdf', 5_242_881));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Большой.pdf: больше 5 МБ');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.upload(input, contract);
    await expect(args.onChange).toHaveBeenLastCalledWith([contract]);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const AnnouncesThatItIsRequired = meta.story({
  name: 'Guard: the group is labelled and marked as required; its error is read with the button',
  args: { isRequired: true, errorMessage: 'Добавьте договор' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Договор (обязательно)' })).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Добавьте договор');
  },
});
