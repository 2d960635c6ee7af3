import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { dragFiles } from '@portal/storybook/dragFiles.ts';
import { DropZone } from './DropZone.tsx';

const file = (name: string, type: string, size = 4) => new File([new Uint8Array(size)], name, { type });
const photo = file('IMG_0431.jpg', 'image/jpeg');
const raw = file('IMG_0432.cr3', 'image/x-canon-cr3');
const words = { prompt: 'Перетащите фотографии сюда или', pick: 'выберите файлы' };

const guide: Guide = {
  purpose:
    'Takes files from the disk: dropped, pasted or chosen. It parts them by type and size at once and names every file it did not take, with the reason.',
  use: [
    'Where files are the point of the screen: photos of an album, an archive.',
    'Where many files come at once: with allowsMultiple it also opens dropped folders, and with the words `pickFolder` offers to choose one.',
  ],
  avoid: [
    'For one file among the fields of a form take FileField.',
    'For a portrait take AvatarField.',
    'It does not show what is being uploaded: put UploadList under it.',
  ],
  anatomy: [
    ['Zone', 'the dashed area; all of it drops, and all of it is the button'],
    ['Sentence', 'the prompt and the words that open the file dialog; while files hover over it, what happens when they are dropped'],
    ['Description', 'the limits in words; read with the button'],
    ['Chosen files', 'optional: name, size and a cross for each, where a button sends them later'],
    [
      'Folder',
      'optional: a button of its own that chooses a whole folder; its files come by their paths, without those of the operating system',
    ],
    ['Error', 'what is wrong with the choice as a whole'],
    ['Refused files', 'which files were not taken and why; announced once, stays until hidden or until the next choice'],
  ],
  keyboard: [
    ['Tab', 'moves to the zone'],
    ['Enter, Space', 'opens the file dialog'],
    ['Ctrl V, ⌘ V', 'takes the copied files or image while the zone has focus'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Inputs/Drop zone',
  component: DropZone,
  args: {
    label: 'Фотографии альбома',
    description: 'JPG, PNG или WebP, не больше 10 МБ каждая',
    accept: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 10_485_760,
    allowsMultiple: true,
    words,
    onFiles: fn(),
    onRefuse: fn(),
  },
  // Of the file dialog, and of files that are refused.
  parameters: { guide, controlsSeenByActing: ['accept', 'allowsMultiple', 'maxBytes'] },
});

export const Playground = meta.story();

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 28 }}>
      <DropZone {...args} />
      <DropZone
        {...args}
        label="Архив"
        icon="zip"
        accept={['.zip']}
        allowsMultiple={false}
        description="Только .zip, не больше 100 МБ"
        words={{ prompt: 'Перетащите ZIP сюда или' }}
      />
      <DropZone {...args} label="Без снимков" errorMessage="Добавьте хотя бы одну фотографию" />
      <DropZone {...args} label="Снимки проекта" words={{ ...words, pickFolder: 'Выбрать папку' }} />
      <DropZone {...args} label="Недоступно" isDisabled words={{ ...words, pickFolder: 'Выбрать папку' }} />
    </div>
  ),
});

export const DraggedOver = meta.story({
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group', { name: 'Фотографии альбома' });
    await dragFiles('dragenter', zone, photo);
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target'));
  },
});

export const Refused = meta.story({
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group', { name: 'Фотографии альбома' });
    const many = Array.from({ length: 12 }, (_, index) => file(`Исходник-${index + 1}.cr3`, ''));
    await dragFiles('dragenter', zone, ...many);
    await dragFiles('drop', zone, ...many);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не добавлены файлы: 12');
  },
});

export const Chosen = meta.story({
  args: {
    allowsMultiple: true,
    onRemove: fn(),
    chosen: ['DSC_0431.jpg', 'DSC_0437.jpg'].map((name) => new File(['x'.repeat(9000)], name)),
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    description: 'Переосвидетельствованные высокопревосходительства, не больше 10 МБ',
    errorMessage: 'Переосвидетельствованиевысокопревосходительства не добавлено',
  },
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group', { name: 'Фотографии альбома' });
    await dragFiles('drop', zone, file('Переосвидетельствованиевысокопревосходительства.tiff', 'image/tiff'), raw);
    await canvas.findByRole('alert');
  },
});

export const DropParts = meta.story({
  name: 'Guard: accepted files are passed on, and each refused one is listed with its reason',
  args: { maxBytes: 8 },
  play: async ({ canvas, args }) => {
    const zone = canvas.getByRole('group', { name: 'Фотографии альбома' });
    const files = [raw, photo, file('IMG_0433.jpg', 'image/jpeg', 9), file('IMG_0434.png', 'image/png', 0)];
    await dragFiles('dragenter', zone, ...files);
    await dragFiles('drop', zone, ...files);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([photo]));
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'IMG_0432.cr3: такой формат не подходит',
      'IMG_0433.jpg: больше 8\u00A0Б',
      'IMG_0434.png: файл пустой',
    ]);
    await expect(zone).not.toHaveAttribute('data-drop-target');
  },
});

export const Folder = meta.story({
  name: 'Guard: a folder is chosen by a button of its own, and its fitting files come by their paths',
  args: { words: { ...words, pickFolder: 'Выбрать папку' } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const [, input] = canvasElement.querySelectorAll('input');
    if (!input) throw new Error('No folder can be chosen');
    await expect(input.webkitdirectory).toBe(true);
    const opened = fn((event: Event) => event.preventDefault());
    input.addEventListener('click', opened);
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать папку' }));
    await expect(opened).toHaveBeenCalledOnce();
    const files = ['10.jpg', '2.jpg', '.DS_Store'].map((name) => file(name, name.endsWith('jpg') ? 'image/jpeg' : ''));
    for (const one of files) Object.defineProperty(one, 'webkitRelativePath', { value: `1А/${one.name}` });
    // A list that a script makes has no paths.
    Object.defineProperty(input, 'files', { value: files });
    await fireEvent.change(input);
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(args.onFiles).toHaveBeenCalledWith([files[1], files[0]]);
    await expect(args.onRefuse).toHaveBeenCalledWith([]);
  },
});

export const Keyboard = meta.story({
  name: 'Guard: one tab stop; Enter opens the file dialog, Ctrl V takes copied files',
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector('input');
    const opened = fn((event: Event) => event.preventDefault());
    input?.addEventListener('click', opened);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'выберите файлы' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(1);
    const clipboardData = new DataTransfer();
    clipboardData.items.add(photo);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect(args.onFiles).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect(args.onFiles).toHaveBeenCalledTimes(1);
  },
});

export const WholeZoneIsClickable = meta.story({
  name: 'Guard: a click anywhere in the zone opens the file dialog, and only fitting files are offered',
  play: async ({ canvas, canvasElement }) => {
    const zone = canvas.getByRole('group').getBoundingClientRect();
    await expect(canvas.getByRole('button')).toBe(document.elementFromPoint(zone.left + 6, zone.top + 6));
    await expect(canvas.getByRole('button')).toBe(document.elementFromPoint(zone.right - 6, zone.bottom - 6));
    await expect(canvasElement.querySelector('input')).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  },
});

export const BesideTheZone = meta.story({
  name: 'Guard: a file dropped anywhere else does not open in place of the page',
  render: () => <p>Сюда ничего не кладут</p>,
  play: async ({ canvas }) => {
    const dropFile = () => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(photo);
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      canvas.getByText('Сюда ничего не кладут').dispatchEvent(drop);
      return drop.defaultPrevented;
    };
    await waitFor(() => expect(dropFile()).toBe(true));
  },
});

export const TypeByContent = meta.story({
  name: 'Guard: a photo is taken for what its first bytes tell, whatever the browser calls it',
  play: async ({ canvas, args }) => {
    const called = ['', 'application/octet-stream', 'image/pjpeg'];
    const jpegs = called.map((type) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'IMG_0431', { type }));
    await dragFiles('drop', canvas.getByRole('group'), ...jpegs, file('Договор', ''));
    const taken = expect.objectContaining({ name: 'IMG_0431', type: 'image/jpeg' });
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith(called.map(() => taken)));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Договор: такой формат не подходит');
  },
});

export const OneOnly = meta.story({
  name: 'Guard: where one file is requested, the second one is refused',
  args: { allowsMultiple: false },
  play: async ({ canvas, args }) => {
    await dragFiles('drop', canvas.getByRole('group'), photo, file('IMG_0440.jpg', 'image/jpeg'));
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([photo]));
    await expect(canvas.getByRole('alert')).toHaveTextContent('IMG_0440.jpg: можно добавить только один файл');
  },
});

export const DisabledTakesNothing = meta.story({
  name: 'Guard: a disabled zone takes nothing, and a file dropped beside a zone does not open instead of the page',
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    const zone = canvas.getByRole('group');
    await dragFiles('dragenter', zone, photo);
    await expect(zone).not.toHaveAttribute('data-drop-target');
    await expect(await dragFiles('drop', zone, photo)).toBe(false);
    await expect(await dragFiles('drop', document.body, photo)).toBe(false);
    await expect(args.onFiles).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const TextIsNotAFile = meta.story({
  name: 'Guard: dragged text does not light the zone up',
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add('DSC_0431.jpg', 'text/plain');
    await fireEvent.dragEnter(zone, { dataTransfer });
    await expect(zone).not.toHaveAttribute('data-drop-target');
  },
});
