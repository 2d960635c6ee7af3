import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { fieldStories } from '@portal/storybook/args/fieldStories.tsx';
import preview from '@portal/storybook/preview.tsx';
import { AvatarField } from './AvatarField.tsx';
import { texts } from '../texts.ts';

const guide: Guide = {
  purpose:
    'A portrait and the button that replaces it. It hands over the picked file and shows the upload’s progress; the caller validates the file.',
  use: ['For the portrait of a person or of a group, once on a page.', 'With the limits in the hint and the refusal as the error.'],
  avoid: [
    'For any other file: take FileField. For many files or an archive: take DropZone.',
    'To show a portrait that cannot be replaced: take Avatar.',
  ],
  anatomy: [
    ['Portrait', '96 px, or the first letter of the name'],
    ['Button', 'opens the file dialog; while a file is sent it shows the iris and the percent, and ignores clicks'],
    ['Removal', 'a second button, where there is a portrait that can be taken away'],
    ['Note', 'the hint, or the error in its place; read with the button'],
  ],
  keyboard: [
    ['Tab', 'moves to the button'],
    ['Enter or Space', 'opens the file dialog of the system'],
  ],
};

const { states, narrow } = fieldStories(AvatarField);

const meta = preview.meta({
  title: 'Primitives/Inputs/Avatar field',
  component: AvatarField,
  parameters: { guide, controlsSeenByActing: ['accept'] },
  args: {
    label: 'Фото профиля',
    src: null,
    name: 'Анна',
    accept: ['image/jpeg', 'image/png', 'image/webp'],
    onSelect: fn(),
    description: 'JPEG, PNG или WebP, рекомендуем 400×400',
  },
  argTypes: { src: { options: [null, '/photos/anna-a.jpg', '/photos/alina-a.jpg'], control: 'select' } },
});

export const Playground = meta.story();

export const States = meta.story(
  states(
    [
      {},
      { src: '/photos/anna-a.jpg', onRemove: fn() },
      { isPending: true, progress: 42 },
      { errorMessage: 'Файл больше 10 МБ: выберите фото поменьше' },
      { isPending: true },
      { description: undefined },
      { isDisabled: true },
    ],
    { gap: 28 },
  ),
);

export const Narrow = meta.story(
  narrow({
    errorMessage: 'Переосвидетельствованиевысокопревосходительства.jpeg больше 10 МБ',
    words: { ...texts.avatarField, upload: 'Загрузить фотографическоевысокопревосходительство' },
  }),
);

export const OpenedByKeyboard = meta.story({
  name: 'Guard: by keyboard alone the file dialog opens, and the button is read with the hint',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input[type=file]');
    const opened = fn((event: Event) => event.preventDefault());
    input?.addEventListener('click', opened);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Загрузить фото' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('JPEG, PNG или WebP, рекомендуем 400×400');
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(1);
  },
});

export const SendingIgnoresClicks = meta.story({
  name: 'Guard: while a file is sent the button shows its progress and opens nothing',
  args: { isPending: true, progress: 42 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opened = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('input[type=file]')?.addEventListener('click', opened);
    await expect(canvas.getByText('Загрузка… 42 %')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(opened).not.toHaveBeenCalled();
  },
});

export const FileIsPicked = meta.story({
  name: 'Guard: the picked file is handed over, and only images are offered',
  play: async ({ canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No file input');
    await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    const file = new File(['x'], 'anna.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(file));
  },
});
