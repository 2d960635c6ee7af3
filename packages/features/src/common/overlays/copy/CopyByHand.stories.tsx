import { Button, Modal, toasts } from '@portal/ui';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { byHand } from './byHand.ts';
import { CopyByHand } from './CopyByHand.tsx';
import { copyText } from './copyAddress.ts';

interface ScreenProps {
  text: string;
  title: string;
}

/** A page and a dialog that copy a text. The portal around every story renders what copying opens. */
function Screen({ text, title }: ScreenProps) {
  const [isOpen, setOpen] = useState(false);
  const copy = () => void copyText(text, { copied: 'Скопировано', notCopied: title });
  return (
    <>
      <Button onPress={copy}>Скопировать</Button>
      <Button tone="secondary" onPress={() => setOpen(true)}>
        Открыть окно
      </Button>
      <Modal isOpen={isOpen} onOpenChange={setOpen} title="Ссылка готова" footer={<Button onPress={copy}>Скопировать адрес</Button>}>
        Её адрес можно скопировать.
      </Modal>
    </>
  );
}

const meta = preview.meta({
  title: 'App/Copy by hand',
  component: Screen,
  subcomponents: { CopyByHand },
  args: { text: 'https://diafragma.ru/photographer/12', title: 'Не удалось скопировать ссылку' },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
    return () => byHand.show(null);
  },
});

const opened = async () => within(await fullyOpened(await screen.findByRole('dialog', { name: 'Не удалось скопировать ссылку' })));
const selection = () => {
  const field = document.activeElement as HTMLTextAreaElement;
  return field.value.slice(field.selectionStart, field.selectionEnd);
};

/** The browser did not allow copying: the text stands in a field, selected. */
export const Content = meta.story({
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Скопировать' })),
});

/** A list of addresses, one in each line. */
export const LongWords = meta.story({
  name: 'Long words',
  args: {
    title: 'Не удалось скопировать список',
    text: Array.from(
      { length: 30 },
      (_, index) => `Рождественская-Преображенская Александра ${index} — https://diafragma.ru/s/${'q7'.repeat(22)}`,
    ).join('\n'),
  },
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Скопировать' })),
});

export const Selected = meta.story({
  name: 'Guard: a text that was not copied is selected in a field with the focus, in our words alone',
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Скопировать' });
    await userEvent.click(button);
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByLabelText('Что скопировать')).toHaveFocus());
    await expect(selection()).toBe(args.text);
    await expect(toasts.list()).toEqual([]);
    await expect(document.body).not.toHaveTextContent('denied');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const WithoutClipboard = meta.story({
  name: 'Guard: an address without https has no clipboard: the text is selected just so',
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard');
      if (!('clipboard' in navigator) && own) Object.defineProperty(Navigator.prototype, 'clipboard', own);
    };
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Скопировать' }));
    await opened();
    await waitFor(() => expect(selection()).toBe(args.text));
  },
});

export const OverADialog = meta.story({
  name: 'Guard: over a dialog Escape closes the field alone, and the focus returns to the button of the dialog',
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Открыть окно' }));
    const below = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Ссылка готова' })));
    await userEvent.click(await below.findByRole('button', { name: 'Скопировать адрес' }));
    await opened();
    await waitFor(() => expect(selection()).toBe(args.text));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Не удалось скопировать ссылку' })).toBeNull());
    await waitFor(() => expect(below.getByRole('button', { name: 'Скопировать адрес' })).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Ссылка готова' })).toBeVisible();
  },
});
