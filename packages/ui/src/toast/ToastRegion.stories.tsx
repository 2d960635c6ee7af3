import { useState } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { Pairs } from '@portal/storybook/blocks/Pairs.tsx';
import preview from '@portal/storybook/preview.tsx';
import { Banner } from '../banner/Banner.tsx';
import { Button } from '../button/Button.tsx';
import { Gallery } from '../gallery/Gallery.tsx';
import { Modal } from '../modal/Modal.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { StillToast } from './StillToast.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { type ToastNote, toastQueue, toasts, toastTimeouts } from './toasts.ts';

const notes: ToastNote[] = [
  { type: 'success', title: 'Профиль обновлён', message: 'Изменения уже видны в каталоге.' },
  { type: 'error', title: 'Ошибка загрузки', message: 'Время ожидания истекло' },
  { type: 'warning', title: 'Портфолио создано', message: 'Три фото не загрузились: файл больше 10 МБ.' },
  { type: 'info', title: 'В разработке', message: 'Связаться с фотографом можно через соцсети.' },
];
const showAll = () => {
  for (const note of notes) toasts.show(note);
};

/** In visual stories toasts have no timeout. */
const holdAll = (...others: ToastNote[]) => {
  for (const note of [...notes, ...others]) toastQueue.add({ ...note, timestamp: Date.now() });
};

const photo = { id: '1', src: '/photos/anna-1.jpg', thumbnail: '/photos/anna-1.jpg', title: '', width: 1200, height: 800, color: 'tan' };

function ViewerUnder() {
  const [isOpen, setOpen] = useState(true);
  return <Gallery isOpen={isOpen} onClose={() => setOpen(false)} photos={[photo]} index={0} onIndexChange={() => undefined} mode="wrap" />;
}

function DialogBelow() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Modal isOpen={isOpen} onOpenChange={setOpen} title="Новый проект">
      Название и описание
    </Modal>
  );
}

const guide: Guide = {
  purpose:
    'Short news about what has just happened. It is in the corner, where the page is one column a bar at the lower edge; dialogs end above it. It goes by itself after 5 to 8 seconds, and waits while the pointer or the focus is on it.',
  use: [
    'The result of an action: saved, deleted, sent; or why not.',
    'success and info stay 5 s and are announced politely, warning 7 s, error 8 s; the last two interrupt.',
    'toasts.show from anywhere; the region is mounted once, at the root.',
  ],
  avoid: [
    'A mistake in a field: the error under the field.',
    'A screen that could not be loaded: ErrorState, with a way to try again.',
    'What must be read or answered: Banner, ConfirmDialog.',
  ],
  anatomy: [
    ['Region', 'a landmark; at most five stand, a sixth drops the oldest for good'],
    ['Icon', 'the type, not by colour alone'],
    ['Title', 'what happened'],
    ['Message', 'optional: what it means, or what to do'],
    ['Cross', 'closes at once'],
    ['Timer line', 'the time that is left; none with reduced motion'],
  ],
  keyboard: [
    ['F6', 'moves to the notifications, and back'],
    ['Tab', 'moves through the notifications and their crosses'],
    ['Enter, Space', 'on a cross close it; after the last one the focus returns to where it came from'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Feedback/Toast',
  tags: ['phone'],
  component: ToastRegion,
  beforeEach: () => () => toasts.clear(),
  // The region itself is rendered around every story, as in the app.
  render: () => <Button>Сохранить</Button>,
  parameters: { guide, docs: { story: { inline: false, height: '420px' } } },
});

export const Playground = meta.story({
  render: () => (
    <Button onPress={() => toasts.show({ type: 'success', title: 'Профиль обновлён', message: 'Изменения уже видны в каталоге.' })}>
      Сохранить
    </Button>
  ),
});

export const States = meta.story({
  beforeEach: () => holdAll({ type: 'success', title: 'Порядок сохранён' }),
});

export const DoAndDont = meta.story({
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: <StillToast type="success" title="Порядок сохранён" />,
          because: 'say what has happened in two or three words, and at most one sentence more.',
          dont: (
            <StillToast
              type="success"
              title="Операция успешно завершена"
              message="Порядок фотографий в портфолио «Выпускной» был изменён и сохранён на сервере. Посетители увидят его, когда обновят страницу."
            />
          ),
          why: 'write what takes longer to read than the notice stays.',
        },
        {
          do: <TextField label="Телефон" value="123" onChange={() => undefined} errorMessage="Введите номер целиком" />,
          because: 'leave a mistake in a field beside the field, until it is put right.',
          dont: <StillToast type="error" title="Ошибка" message="Проверьте поле «Телефон»" />,
          why: 'send it to the corner: it goes while the mistake is still there.',
        },
        {
          do: (
            <Banner tone="warn" title="Ссылка для клиента закончилась">
              Продлите её, чтобы выбор можно было закончить.
            </Banner>
          ),
          because: 'keep what must be read or answered in the page, with Banner.',
          dont: <StillToast type="warning" title="Ссылка для клиента закончилась" message="Продлите её" />,
          why: 'let it go after seven seconds, whether somebody was there or not.',
        },
      ]}
    />
  ),
});

export const Narrow = meta.story({
  beforeEach: () => holdAll({ type: 'info', title: 'Высокопревосходительствующеедостопримечательствоваусовершенствование' }),
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const PicturesStay = meta.story({
  name: 'Guard: the notifications of the pictures stay to be looked at, those of the portal go',
  play: async () => {
    const [held, shown] = [spyOn(globalThis, 'setTimeout'), spyOn(toastQueue, 'add')];
    holdAll();
    await expect(shown.mock.calls.map(([, options]) => options?.timeout)).toEqual([undefined, undefined, undefined, undefined]);
    await expect(held.mock.calls.filter(([, delay]) => Object.values(toastTimeouts).some((time) => time === delay))).toEqual([]);
    showAll();
    await expect(shown.mock.calls.slice(4).map(([, options]) => options?.timeout)).toEqual([5000, 8000, 7000, 5000]);
    shown.mockRestore();
    held.mockRestore();
  },
});

export const RolesFollowTheType = meta.story({
  name: 'Guard: good news is a status, trouble is an alert',
  beforeEach: showAll,
  play: async () => {
    await expect(screen.getAllByRole('status').map((note) => note.textContent)).toEqual([
      expect.stringContaining('В разработке'),
      expect.stringContaining('Профиль обновлён'),
    ]);
    await expect(screen.getAllByRole('alert').map((note) => note.textContent)).toEqual([
      expect.stringContaining('Портфолио создано'),
      expect.stringContaining('Ошибка загрузки'),
    ]);
  },
});

export const SixthDropsTheOldest = meta.story({
  name: 'Guard: a sixth drops the oldest, and closing one does not bring it back',
  play: async ({ userEvent }) => {
    for (let number = 1; number <= 6; number += 1) toasts.show({ type: 'info', title: `Сообщение ${number}` });
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(5));
    await expect(screen.queryByText('Сообщение 1')).toBeNull();
    await userEvent.click(
      within(screen.getByRole('alertdialog', { name: 'Сообщение 6' })).getByRole('button', { name: 'Закрыть уведомление' }),
    );
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(4));
    await expect(screen.queryByText('Сообщение 1')).toBeNull();
  },
});

export const HoverAndFocusPause = meta.story({
  name: 'Guard: the pointer and the focus stop the time of all, of one that comes meanwhile too',
  beforeEach: () => {
    toasts.show({ type: 'success', title: 'Порядок сохранён' });
  },
  play: async ({ userEvent }) => {
    const toast = await screen.findByRole('alertdialog', { name: 'Порядок сохранён' });
    const line = () =>
      toast.getAnimations({ subtree: true }).find((animation) => (animation as CSSAnimation).animationName.includes('run-out'));
    await waitFor(() => expect(line()?.playState).toBe('running'));
    const pause = spyOn(toastQueue, 'pauseAll');
    const resume = spyOn(toastQueue, 'resumeAll');
    await userEvent.hover(toast);
    await expect(pause).toHaveBeenCalledTimes(1);
    await userEvent.unhover(toast);
    await expect(resume).toHaveBeenCalledTimes(1);
    within(toast).getByRole('button').focus();
    await waitFor(() => expect(line()?.playState).toBe('paused'));
    // Announced at once, and shown with the next frame.
    await line()?.ready;
    const rest = line()?.currentTime;
    await userEvent.keyboard('{Shift}');
    await expect(line()?.currentTime).toBe(rest);
    await expect(pause).toHaveBeenCalledTimes(2);
    toasts.show({ type: 'error', title: 'Ошибка загрузки' });
    const late = toastQueue.visibleToasts[0]?.timer;
    const stop = late && spyOn(late, 'pause');
    await screen.findByRole('alertdialog', { name: 'Ошибка загрузки' });
    await waitFor(() => expect(stop).toHaveBeenCalled());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Порядок сохранён' })).toBeNull());
  },
});

export const KeyboardPath = meta.story({
  name: 'Guard: F6 leads to the notifications, Tab to their crosses, and closing the last one leads back',
  beforeEach: () => {
    toasts.show({ type: 'info', title: 'В разработке' });
  },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Сохранить' });
    await screen.findByRole('alertdialog');
    save.focus();
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('region', { name: /^Уведомления/u })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Закрыть уведомление' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(save).toHaveFocus());
  },
});

export const LayeredAboveADialog = meta.story({
  name: 'Guard: over an open dialog it can be closed, and the dialog stays',
  beforeEach: showAll,
  render: () => <DialogBelow />,
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Новый проект' });
    const toast = screen.getByRole('alertdialog', { name: 'В разработке' });
    await userEvent.click(within(toast).getByRole('button', { name: 'Закрыть уведомление' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'В разработке' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Новый проект' })).toBeVisible());
  },
});

const isInReach = (control: HTMLElement) => {
  const { left, top, width, height } = control.getBoundingClientRect();
  return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

export const LeavesTheCross = meta.story({
  name: 'Guard: on a phone the cross of a dialog stays in reach under a notice',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: showAll,
  render: () => <DialogBelow />,
  play: async ({ userEvent }) => {
    const cross = within(await screen.findByRole('dialog', { name: 'Новый проект' })).getByRole('button', { name: 'Закрыть' });
    await waitFor(() => expect(isInReach(cross)).toBe(true));
    await userEvent.click(cross);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Новый проект' })).toBeNull());
  },
});

export const LeavesTheViewersCross = meta.story({
  name: 'Guard: on a phone the cross of the viewer stays in reach under a notice',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: showAll,
  render: () => <ViewerUnder />,
  play: async ({ userEvent }) => {
    const cross = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Закрыть' });
    await waitFor(() => expect(isInReach(cross)).toBe(true));
    await userEvent.click(cross);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const places = Array.from({ length: 16 }, (_, place) => `Поле ${place + 1}`);

function FormBelow({ size }: { size: 'md' | 'lg' }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Modal isOpen={isOpen} onOpenChange={setOpen} size={size} title="Новый проект" footer={<Button>Создать</Button>}>
      {places.map((label) => (
        <TextField key={label} label={label} value="" onChange={() => undefined} />
      ))}
    </Modal>
  );
}

/** Those that a notice covers. Fields that are scrolled out of the dialog's body do not count. */
const covered = (elements: readonly Element[]) => {
  const notes = screen.getAllByRole('alertdialog').map((note) => note.getBoundingClientRect());
  return elements.filter((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const end = Math.min(bottom, element.closest('[role=dialog]')?.getBoundingClientRect().bottom ?? bottom);
    return notes.some((note) => note.top < end && note.bottom > top && note.left < right && note.right > left);
  });
};

/** Shows notices over a dialog, and waits until they cover none of its parts. */
async function leaveTheDialog() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый проект' }));
  showAll();
  await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(4));
  const parts = () => [...dialog.getAllByRole('heading'), ...dialog.getAllByRole('textbox'), ...dialog.getAllByRole('button')];
  await waitFor(() => expect(covered(parts())).toEqual([]));
}

export const LeavesTheDialog = meta.story({
  name: 'Guard: notices cover neither the title of a tall dialog nor its fields and buttons',
  render: () => <FormBelow size="lg" />,
  play: async () => {
    await leaveTheDialog();
    // The space is removed with the last of them.
    const { height } = screen.getByRole('dialog').getBoundingClientRect();
    toasts.clear();
    await waitFor(() => expect(screen.getByRole('dialog').getBoundingClientRect().height).toBeGreaterThan(height));
  },
});

export const BesideTheDialog = meta.story({
  name: 'Guard: in a wide window notices stand beside a dialog, which stays as high as it is',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: () => <FormBelow size="md" />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Новый проект' });
    const { offsetHeight: height } = dialog;
    await leaveTheDialog();
    await expect(dialog.offsetHeight).toBe(height);
  },
});

export const LeavesTheFocusedField = meta.story({
  name: 'Guard: a field that is typed into is scrolled out from under a notice',
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[...places, ...places].map((label, place) => (
        <TextField key={place} label={label} value="" onChange={() => undefined} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const fields = await canvas.findAllByRole('textbox');
    const last = fields.findLast((field) => field.getBoundingClientRect().bottom < innerHeight)!;
    last.focus();
    toasts.show({ type: 'error', title: 'Не удалось сохранить', message: 'Время ожидания истекло' });
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
    await waitFor(() => expect(covered([last])).toEqual([]));
    await expect(last).toHaveFocus();
  },
});
