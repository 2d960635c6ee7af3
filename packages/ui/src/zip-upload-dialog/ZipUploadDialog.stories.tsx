import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { focusIn } from '@portal/storybook/focusIn.ts';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { useHeld } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { Banner } from '../banner/Banner.tsx';
import { Framed } from '../modal/Framed.tsx';
import { dragFiles } from '@portal/storybook/dragFiles.ts';
import { ZipUploadDialog, type ZipUploadDialogProps } from './ZipUploadDialog.tsx';
import type { ZipUploadState } from './zipUpload.ts';

const file = { name: '11a_retouch_final.zip', size: 91_645_542 };
const archive = (name: string, type: string) => new File(['PK'], name, { type });
const chosen: ZipUploadState = { step: 'chosen', files: [archive('11a_retouch_final.zip', 'application/zip')] };
const uploading: ZipUploadState = { step: 'uploading', file, percent: 64, part: { number: 56, total: 88 } };
const failed: ZipUploadState = { step: 'error', file, percent: 64, message: 'Не удалось загрузить часть файла' };

/** Works as in a screen, without a server: each click leads to the next state. */
function Living(props: ZipUploadDialogProps) {
  const [shown, hold] = useHeld(props);
  const { state } = shown;
  const setState = (next: ZipUploadState) => hold({ state: next });
  return (
    <ZipUploadDialog
      {...shown}
      onFiles={(files) => setState({ step: 'chosen', files: [...(state.step === 'chosen' ? state.files : []), ...files] })}
      onRemove={(removed) => {
        const files = state.step === 'chosen' ? state.files.filter((one) => one !== removed) : [];
        setState(files.length > 0 ? { step: 'chosen', files } : { step: 'choose' });
      }}
      onUpload={() => {
        props.onUpload();
        setState(uploading);
      }}
      onCancel={() => {
        props.onCancel();
        setState({ step: 'cancelled', file, percent: 64 });
      }}
    />
  );
}

const guide: Guide = {
  purpose:
    'The whole way of archives to the server: choosing them, the progress of each in every step, stopping, trying again, and what came of it.',
  use: ['Where a ZIP is uploaded and the user waits for it.'],
  avoid: [
    'Where each file has its own end take DropZone with UploadList: here what comes loose goes as an archive.',
    'It sends nothing and decides nothing: the state comes from outside, one value at a time.',
  ],
  anatomy: [
    ['Notice', 'something to know before choosing or meanwhile: that an upload was interrupted, that it has resumed'],
    [
      'Drop zone',
      'takes ZIPs by type or by name ending, and what may come loose; refuses the rest in words; disabled while an upload runs',
    ],
    ['Chosen files', 'name, size and a cross for each, until they go'],
    ['Panel', 'which of several it is, name, size, the iris and the bar that open with the percent, and the step in words'],
    ['Instructions', 'what must be in the archive'],
    ['Report', 'after success, in the place of the zone and the instructions'],
    [
      'Buttons',
      'stop the upload at the far left, until it is stopping; cancel and the main button, which stays the same element in every state',
    ],
  ],
  keyboard: [
    ['Tab, Shift Tab', 'move inside the dialog'],
    ['Enter, Space', 'on the zone open the file dialog, on a button click it'],
    ['Ctrl V, ⌘ V', 'on the zone take a copied archive'],
    ['Escape; Back on an Android phone', 'closes; while an upload runs asks whether to stop it'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Overlays/ZIP upload dialog',
  tags: ['phone'],
  component: ZipUploadDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    state: uploading,
    onFiles: fn(),
    onRemove: fn(),
    onUpload: fn(),
    onCancel: fn(),
    onAnother: fn(),
    maxBytes: 104_857_600,
    description: 'Только .zip, не больше 100 МБ',
    instructions: ['В архиве — JPEG, PNG, GIF и WebP', 'Размер не больше 100 МБ', 'Имена файлов те же, что у оригиналов'],
  },
  parameters: {
    guide,
    docs: { story: { inline: false, height: '700px' } },
    // Of the steps before and after the upload: another `state`.
    controlsSeenByActing: ['maxBytes', 'options', 'report'],
  },
});

/** All states in the order of an upload. */
const steps: ZipUploadState[] = [
  { step: 'choose' },
  chosen,
  uploading,
  { step: 'retrying', file, percent: 64, part: { number: 57, total: 88 }, attempt: 2, attempts: 3 },
  { step: 'paused', file, percent: 64 },
  { step: 'finalizing', file },
  { step: 'cancelling', file, percent: 99 },
  { step: 'completed', file },
  { step: 'completed', file, isFruitless: true },
  { step: 'cancelled', file, percent: 64 },
  failed,
];

export const Playground = meta.story();

export const States = meta.story({
  render: (args) => (
    <Framed
      height={680}
      frames={steps.map((state) => (
        <ZipUploadDialog key={state.step} {...args} state={state} />
      ))}
    />
  ),
});

export const Choose = meta.story({ args: { state: { step: 'choose' } } });
export const Interrupted = meta.story({
  args: { state: { step: 'choose', notice: 'Загрузка прервалась на части 56 из 88. Выберите тот же архив, и она продолжится.' } },
});
export const Chosen = meta.story({ args: { state: chosen } });
export const Several = meta.story({ args: { state: uploading, place: 'Загрузка 2 из 3' } });
export const Preparing = meta.story({ args: { state: { step: 'preparing', file } } });
export const Initializing = meta.story({ args: { state: { step: 'initializing', file } } });
export const Direct = meta.story({ args: { state: { step: 'uploading', file: { ...file, size: 4_404_019 }, percent: 7 } } });
export const Retrying = meta.story({
  args: { state: { step: 'retrying', file, percent: 64, part: { number: 57, total: 88 }, attempt: 2, attempts: 3 } },
});
export const Paused = meta.story({ args: { state: { step: 'paused', file, percent: 64 } } });
export const Resumed = meta.story({ args: { state: { ...uploading, notice: 'Продолжаем с 56 %: загруженное раньше не потерялось' } } });
export const Finalizing = meta.story({ args: { state: { step: 'finalizing', file } } });
export const Reading = meta.story({
  args: {
    state: {
      step: 'finalizing',
      file,
      work: { done: 37, total: 60, label: 'Обработано 37 из 60', text: 'По именам сопоставлено 58 из 60' },
    },
  },
});
export const Processing = meta.story({ args: { state: { step: 'processing', file } } });
export const Completed = meta.story({
  args: {
    state: { step: 'completed', file },
    report: (
      <>
        <Banner tone="ok" title="Сопоставлено 62 из 64">
          Обработанные фотографии стоят рядом с оригиналами.
        </Banner>
        <Banner tone="warn" title="Без пары осталось 2 файла">
          IMG_0431-новый.jpg, коллаж.png
        </Banner>
      </>
    ),
  },
});
export const Cancelling = meta.story({ args: { state: { step: 'cancelling', file, percent: 99 } } });
export const Cancelled = meta.story({ args: { state: { step: 'cancelled', file, percent: 64 } } });
export const Failed = meta.story({ args: { state: failed } });
export const TooLarge = meta.story({
  args: { state: { step: 'error', file, percent: 0, message: 'Файл слишком большой: выберите архив поменьше', isFinal: true } },
});
export const NotAZip = meta.story({
  args: { state: { step: 'choose' } },
  play: async () => {
    const zone = screen.getByRole('group', { name: 'Загрузка архива' });
    await dragFiles('drop', zone, archive('11a.rar', 'application/vnd.rar'));
    await waitFor(() => expect(screen.getByText('11a.rar: выберите файл ZIP')).toBeVisible());
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    title: 'Загрузка переосвидетельствованных фотографий',
    state: { ...failed, file: { ...file, name: 'Переосвидетельствованиевысокопревосходительства_окончательный.zip' } },
  },
});

export const Keyboard = meta.story({
  name: 'Guard: by keyboard alone; focus stays on the work when its buttons change',
  args: { state: chosen },
  render: (args) => <Living {...args} />,
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Загрузка архива' });
    const main = within(dialog).getByRole('button', { name: 'Загрузить' });
    for (let step = 0; step < 6 && document.activeElement !== main; step += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUpload).toHaveBeenCalledTimes(1);
    await expect(main).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUpload).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: 'Отменить загрузку' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Повторить' })).toHaveFocus());
  },
});

export const NothingWithoutAFile = meta.story({
  name: 'Guard: without a file there is nothing to upload; a .zip of unknown type is taken, also where it is dropped',
  args: { state: { step: 'choose' } },
  render: (args) => <Living {...args} />,
  play: async () => {
    const main = await screen.findByRole('button', { name: 'Загрузить' });
    await expect(main).toBeDisabled();
    await dragFiles('drop', screen.getByRole('group', { name: 'Загрузка архива' }), archive('Выпускной.ZIP', ''));
    await waitFor(() => expect(screen.getByText('Выпускной.ZIP')).toBeVisible());
    await expect(main).toBeEnabled();
  },
});

export const OneByOne = meta.story({
  name: 'Guard: a second choice joins the first, each file can be taken out again, and photos are taken only where they may come loose',
  args: { state: { step: 'choose' }, looseTypes: ['image/jpeg'] },
  render: (args) => <Living {...args} />,
  play: async ({ userEvent }) => {
    const zone = await screen.findByRole('group', { name: 'Загрузка архива' });
    await dragFiles('drop', zone, archive('8А.zip', ''), archive('8Б.zip', ''));
    await screen.findByText('8Б.zip');
    await dragFiles('drop', zone, archive('IMG_1.jpg', 'image/jpeg'), archive('IMG_2.png', 'image/png'));
    await screen.findByText('IMG_1.jpg');
    await expect(await screen.findByText(/^IMG_2\.png: /)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Убрать 8А.zip' }));
    await waitFor(() => expect(screen.queryByText('8А.zip')).toBeNull());
    await expect(screen.getByText('8Б.zip')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Загрузить' })).toBeEnabled();
  },
});

export const BarHasALeast = meta.story({
  name: 'Guard: before the first percent the bar is one percent wide, and words replace the percent',
  args: { state: { step: 'uploading', file, percent: 0 } },
  play: async () => {
    const bar = await screen.findByRole('progressbar', { name: file.name });
    await expect(bar).toHaveAttribute('aria-valuenow', '1');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Подготовка…');
    await waitFor(() => expect(screen.getAllByText('Подготовка…').at(-1)).toBeVisible());
    await expect(screen.queryByText(/%/)).toBeNull();
  },
});

export const ClosingAsks = meta.story({
  name: 'Guard: Escape does not lose an upload: it asks for confirmation, and stops only when the user agrees',
  render: (args) => <Living {...args} />,
  play: async ({ userEvent, args }) => {
    const dialog = await focusIn(await screen.findByRole('dialog'));
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Прервать загрузку?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Остаться' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(args.onCancel).not.toHaveBeenCalled();
    await focusIn(dialog);
    await userEvent.keyboard('{Escape}');
    const again = await screen.findByRole('alertdialog');
    await userEvent.click(within(again).getByRole('button', { name: 'Отменить загрузку' }));
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledTimes(1));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const EndIsAnnounced = meta.story({
  name: 'Guard: the end is announced, an error at once',
  args: { state: failed },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить часть файла');
  },
});
