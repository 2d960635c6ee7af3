import { expect, fn, screen, waitFor } from 'storybook/test';
import { focusIn } from '@portal/storybook/focusIn.ts';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { Pairs } from '@portal/storybook/blocks/Pairs.tsx';
import { type OfStory, useHeld } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { Text } from '../typography/Text.tsx';
import { Button } from '../button/Button.tsx';
import { Framed } from '../modal/Framed.tsx';
import { StillDialog } from '../modal/StillDialog.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function Controlled(props: ConfirmDialogProps & OfStory) {
  const [shown, hold] = useHeld(props);
  return (
    <>
      <Button onPress={() => hold({ isOpen: true })}>Удалить…</Button>
      <ConfirmDialog {...shown} onOpenChange={(isOpen) => hold({ isOpen })} />
    </>
  );
}

function Question({ title, text, answers: [stay, go] }: { title: string; text: string; answers: [string, string] }) {
  return (
    <StillDialog
      title={title}
      footer={
        <>
          <Button tone="ghost" size="sm">
            {stay}
          </Button>
          <Button tone="danger-solid" size="sm">
            {go}
          </Button>
        </>
      }
    >
      <Text look="body-s">{text}</Text>
    </StillDialog>
  );
}

const guide: Guide = {
  purpose:
    'A question before something that cannot be undone. It opens on the safe answer, and while the work runs it cannot be closed; a refused work leaves the question standing for another try.',
  use: [
    'Deleting, leaving unsaved work, closing an account.',
    'The title asks («Удалить фото?»), the text names what is lost, the button repeats the verb («Удалить»).',
    'tone primary where the thing can be brought back: «Убрать в архив?»',
  ],
  avoid: [
    'What can be undone at once: do it, and report it in a toast.',
    'More than two answers, or a field to fill in: Modal.',
    'Reporting a failure: a toast, raised by the caller of onConfirm.',
  ],
  anatomy: [
    ['Scrim', 'shades everything, open dialogs too; a click on it is «Отмена»'],
    ['Photo', 'optional: the image that goes, crossed out in red'],
    ['Title', 'the question'],
    ['Text', 'what is lost'],
    ['Cancel', 'the safe answer; has the focus'],
    ['Confirm', 'the verb; shows the iris while the work runs'],
  ],
  keyboard: [
    ['Enter, Space', 'press the focused answer: «Отмена» until Tab has moved on'],
    ['Tab, Shift + Tab', 'move between the answers'],
    ['Escape; Back on an Android phone', 'is «Отмена»; refused while the work runs'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Overlays/Confirm dialog',
  component: ConfirmDialog,
  // While the work runs: the story «Pending».
  argTypes: { pendingLabel: { control: false } },
  render: (args, story) => <Controlled {...args} story={story} />,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Удалить фото?',
    children: 'DSC_0434.jpg исчезнет из портфолио и из каталога. Отменить удаление нельзя.',
    photo: '/photos/alina-1.jpg',
    confirmLabel: 'Удалить',
    pendingLabel: 'Удаление…',
    onConfirm: fn<() => Promise<void>>(),
  },
  parameters: {
    guide,
    docs: { story: { inline: false, height: '480px' } },
    // React Aria's announcer refers to a pending button by its id, and the button is removed with the dialog.
    a11y: { context: { exclude: ['[data-live-announcer]'] } },
  },
});

export const Playground = meta.story();

const archive = {
  photo: undefined,
  title: 'Убрать проект в архив?',
  children: 'Его можно будет вернуть.',
  confirmLabel: 'Убрать',
  tone: 'primary',
} as const;

export const States = meta.story({
  render: (args) => (
    <Framed
      height={360}
      frames={[
        <ConfirmDialog key="archive" {...args} {...archive} />,
        <ConfirmDialog key="bare" {...args} photo={undefined} title="Выйти из кабинета?" confirmLabel="Выйти" tone="primary">
          {undefined}
        </ConfirmDialog>,
        <ConfirmDialog key="photo" {...args} />,
      ]}
    />
  ),
});

export const Pending = meta.story({
  args: { onConfirm: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
  },
});

export const DoAndDont = meta.story({
  name: 'Do and don’t',
  parameters: { docs: { story: { inline: true, height: 'auto' } } },
  render: () => (
    <Pairs
      pairs={[
        {
          do: <Question title="Удалить фото?" text="DSC_0434.jpg исчезнет из портфолио и из каталога." answers={['Отмена', 'Удалить']} />,
          because: 'ask, name what is lost, and repeat the verb on the button.',
          dont: <Question title="Вы уверены?" text="Это действие нельзя отменить." answers={['Нет', 'Да']} />,
          why: 'ask whether somebody is sure: nobody knows of what.',
        },
      ]}
    />
  ),
});

export const Narrow = meta.story({
  args: {
    title: 'Удалить фотографию достопримечательности?',
    children: 'Высокопревосходительствующеедостопримечательствование.jpg исчезнет из портфолио и из каталога.',
    confirmLabel: 'Удалить безвозвратно',
    cancelLabel: 'Оставить в портфолио',
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const OpensOnTheSafeAnswer = meta.story({
  name: 'Guard: it opens on «Отмена», and Enter there changes nothing',
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Удалить фото?' });
    await waitFor(() => expect(dialog.closest('[data-entering]')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const StaysWhileTheWorkRuns = meta.story({
  name: 'Guard: while the work runs Escape, the backdrop and a second click are refused; then it closes',
  args: { onConfirm: fn<() => Promise<void>>() },
  play: async ({ userEvent, args }) => {
    const work = Promise.withResolvers<void>();
    (args.onConfirm as ReturnType<typeof fn>).mockReturnValue(work.promise);
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await screen.findByText('Удаление…');
    await userEvent.keyboard('{Escape}');
    const backdrop = screen.getByRole('alertdialog').parentElement?.parentElement;
    if (backdrop) await userEvent.click(backdrop);
    await userEvent.click(screen.getByRole('button', { name: /Удаление/u }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    work.resolve();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const StaysWhenRefused = meta.story({
  name: 'Guard: after a refusal the question stays for another try',
  play: async ({ userEvent, args }) => {
    (args.onConfirm as ReturnType<typeof fn>).mockRejectedValue(new Error('Нет соединения'));
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отмена' })).toBeEnabled());
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Удалить' })).toHaveFocus();
  },
});

export const ClosesByEscapeAndBackdrop = meta.story({
  name: 'Guard: Escape and the backdrop are «Отмена»',
  play: async ({ canvas, userEvent, args }) => {
    await focusIn(await screen.findByRole('alertdialog'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить…' }));
    const backdrop = (await screen.findByRole('alertdialog')).parentElement?.parentElement;
    if (backdrop) await userEvent.click(backdrop);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
