import { expect, fn, waitFor, within } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { useHeld } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import type { Upload, UploadState } from './upload.ts';
import { UploadList, type UploadListProps } from './UploadList.tsx';

const upload = (number: number, state: UploadState): Upload => ({
  id: `${number}`,
  name: `IMG_${String(number).padStart(4, '0')}.jpg`,
  size: 4_404_019 + number * 50_000,
  state,
});
const many = (count: number, state: (index: number) => UploadState) =>
  Array.from({ length: count }, (_, index) => upload(index + 1, state(index)));

const every: UploadState[] = [
  { step: 'success' },
  { step: 'processing' },
  { step: 'uploading', percent: 64 },
  { step: 'uploading', percent: 12, part: { number: 2, total: 8 } },
  { step: 'connecting' },
  { step: 'preparing' },
  { step: 'cancelled' },
  { step: 'error', message: 'Нет соединения с сервером' },
  { step: 'refused', message: 'Файл повреждён: снимок обрывается на середине' },
];
const ended = many(64, (index) =>
  index === 7
    ? { step: 'error', message: 'Время ожидания истекло' }
    : index === 20
      ? { step: 'refused', message: 'Это не снимок' }
      : { step: 'success' },
);

/** Works as in a screen: a file can be cancelled and started again. */
function Living(props: UploadListProps) {
  const [shown, hold] = useHeld(props);
  const put = (ids: readonly string[], state: UploadState) =>
    hold({ uploads: shown.uploads.map((one) => (ids.includes(one.id) ? { ...one, state } : one)) });
  return (
    <UploadList
      {...shown}
      onCancel={(id) => {
        props.onCancel?.(id);
        put([id], { step: 'success' });
      }}
      onRetryFailed={(ids) => {
        props.onRetryFailed?.(ids);
        put(ids, { step: 'preparing' });
      }}
    />
  );
}

const guide: Guide = {
  purpose:
    'Shows files that are being uploaded to the server, each with its own state, and ends as a ledger: how many were loaded, which were not and why.',
  use: ['Under a drop zone that takes many files.', 'Wherever a failed file must be tried again alone.'],
  avoid: [
    'For one archive with its own steps take ZipUploadDialog.',
    'For one task without files take ProgressBar.',
    'It sends nothing: it renders its props and calls back.',
  ],
  anatomy: [
    ['Summary', 'how many of all, and the share of all bytes'],
    ['Troubles', 'how many failed and how many were refused, with a switch that lists only them'],
    ['Repeat the failed', 'tries failed and cancelled files again; refused ones stay as they are'],
    ['Row', 'name, state in words, percent or size, and one button: cancel while it runs, repeat after it failed'],
  ],
  keyboard: [
    ['Tab', 'moves to the buttons of the summary, then into the list'],
    ['↑, ↓, Home, End, Page Up, Page Down', 'move between files'],
    ['→, ←', 'move to the button of the file and back'],
    ['Enter, Space', 'click the button; when it goes away, focus stays on the file'],
    ['Tab', 'from any file leaves the list'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Feedback/Upload list',
  component: UploadList,
  args: {
    label: 'Загрузка фотографий',
    uploads: many(64, (index) =>
      index < 20 ? { step: 'success' } : index < 23 ? { step: 'uploading', percent: 20 * (index - 18) } : { step: 'preparing' },
    ),
    onCancel: fn(),
    onRetry: fn(),
    onRetryFailed: fn(),
    onCancelAll: fn(),
  },
  parameters: { guide },
});

export const Playground = meta.story();

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 28, maxWidth: 620 }}>
      <UploadList {...args} uploads={every.map((state, index) => upload(index + 1, state))} />
      <UploadList {...args} uploads={ended} label="Закончено с потерями" />
      <UploadList {...args} uploads={many(3, () => ({ step: 'success' }))} label="Закончено" />
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    uploads: [
      { ...upload(1, { step: 'uploading', percent: 100 }), name: 'Переосвидетельствованиевысокопревосходительства-0431.jpg' },
      { ...upload(2, { step: 'error', message: 'Переосвидетельствованиевысокопревосходительства не удалось' }), name: 'IMG_2.jpg' },
      upload(3, { step: 'refused', message: 'Больше 10 МБ' }),
    ],
  },
});

export const Keyboard = meta.story({
  name: 'Guard: by keyboard alone; when the clicked button goes away, focus stays on its file',
  args: { uploads: many(3, () => ({ step: 'uploading', percent: 10 })) },
  render: (args) => <Living {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Отменить все' })).toHaveFocus();
    await userEvent.tab();
    const [first, second, third] = canvas.getAllByRole('row');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Отменить загрузку IMG_0002.jpg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledWith('2');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(third).toHaveFocus();
  },
});

export const RepeatsOnlyTheFailed = meta.story({
  name: 'Guard: "repeat" repeats the failed and cancelled files only, and focus is not lost with its button',
  args: { uploads: every.map((state, index) => upload(index + 1, state)) },
  render: (args) => <Living {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const repeat = canvas.getByRole('button', { name: 'Повторить неудачные: 2' });
    repeat.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetryFailed).toHaveBeenCalledWith(['7', '8']);
    await waitFor(() => expect(repeat).not.toBeInTheDocument());
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  },
});

export const HundredsStayLight = meta.story({
  name: 'Guard: of 1000 files only the visible rows are in the page',
  args: { uploads: many(1000, (index) => (index < 400 ? { step: 'success' } : { step: 'preparing' })) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(3));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1000');
    await expect(canvas.getByText('Загружено 400 из 1000')).toBeVisible();
  },
});

export const HandsTheWheelOn = meta.story({
  name: 'Guard: at its end the list passes the wheel to its scroll container',
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('grid')).overscrollBehaviorY).toBe('auto');
  },
});

export const AnnouncedOnceAtTheEnd = meta.story({
  name: 'Guard: the result is announced at the end, not file by file; the failures can be listed alone',
  args: { uploads: ended },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загрузка фотографий: Загружено 62 из 64. Не загружено: 1. Не принято: 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать только их' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await expect(within(canvas.getByRole('grid')).getByText('Это не снимок')).toBeVisible();
  },
});

export const SilentWhileRunning = meta.story({
  name: 'Guard: nothing is announced while files run',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
