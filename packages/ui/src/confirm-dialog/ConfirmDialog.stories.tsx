import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function Controlled(props: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Удалить…</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = preview.meta({
  title: 'Primitives/Confirm dialog',
  component: Controlled,
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
    docs: { story: { inline: false, height: '480px' } },
    // React Aria's announcer names a pending button by its id, and the button leaves with the window.
    a11y: { context: { exclude: ['[data-live-announcer]'] } },
  },
});

export const Playground = meta.story();

export const WithoutAPhoto = meta.story({
  args: {
    photo: undefined,
    title: 'Убрать проект в архив?',
    children: 'Его можно будет вернуть.',
    confirmLabel: 'Убрать',
    tone: 'primary',
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

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
  name: 'Guard: while the work runs Escape is refused and a second press does nothing; then it closes',
  args: { onConfirm: fn<() => Promise<void>>() },
  play: async ({ userEvent, args }) => {
    const work = Promise.withResolvers<void>();
    (args.onConfirm as ReturnType<typeof fn>).mockReturnValue(work.promise);
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await screen.findByText('Удаление…');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /Удаление/u }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    work.resolve();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const StaysWhenRefused = meta.story({
  name: 'Guard: after a refusal the question stands for another try',
  play: async ({ userEvent, args }) => {
    (args.onConfirm as ReturnType<typeof fn>).mockRejectedValue(new Error('Нет соединения'));
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отмена' })).toBeEnabled());
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
});
