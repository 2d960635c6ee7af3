import { Button } from '@portal/ui';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { type Loss, currentLosses, useUnsaved } from './unsaved.ts';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';
import { useClosing } from './useClosing.ts';

interface ScreenProps {
  /** What is running while something typed is not saved. */
  upload: Exclude<Loss, 'typing'> | null;
  isTyped: boolean;
}

/** A page that may lose something, the portal's own question, and another dialog with a form of its own. */
function Screen({ upload, isTyped }: ScreenProps) {
  const [isConfirming, setConfirming] = useState(false);
  useUnsaved(isTyped, 'dialog');
  useUnsaved(upload !== null, 'dialog', upload ?? 'upload');
  const form = useClosing({ isOpen: true, isDirty: isTyped, onClose: fn() });
  return (
    <>
      <Button onPress={() => setConfirming(true)}>Назад</Button>
      <Button onPress={form.tryToClose}>Закрыть</Button>
      <UnsavedQuestion isOpen={isConfirming} losses={currentLosses('dialog')} onOpenChange={setConfirming} onConfirm={fn()} />
      <UnsavedQuestion {...form.question} />
    </>
  );
}

const meta = preview.meta({ title: 'App/Unsaved question', component: Screen, args: { upload: null, isTyped: true } });

const typed = 'Несохранённые изменения пропадут.';
const sent = 'Файлы ещё загружаются: что не дошло, придётся отправить снова.';
const partlyUploaded = 'Архив загружен ещё не полностью. Дошедшее не пропадёт: выберите тот же архив, и загрузка продолжится.';
const read = 'Архив уже на сервере и обрабатывается: что подойдёт, появится в проекте.';

async function openQuestion(button: string, title: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const question = await screen.findByRole('alertdialog', { name: title });
  await waitFor(() => expect(question).toBeVisible());
  return within(question);
}

/** Leaving a form with unsaved words asks first. */
export const Typed = meta.story({
  play: async () => {
    await expect((await openQuestion('Назад', 'Уйти без сохранения?')).getByText(typed)).toBeInTheDocument();
  },
});

/** Leaving while files are sent asks first. */
export const Uploading = meta.story({
  args: { upload: 'upload', isTyped: false },
  play: async () => {
    await expect((await openQuestion('Назад', 'Прервать загрузку?')).getByText(sent)).toBeInTheDocument();
  },
});

export const Both = meta.story({
  name: 'Guard: where something was typed and files are uploading, both are named as lost',
  args: { upload: 'upload' },
  play: async () => {
    const question = await openQuestion('Назад', 'Уйти без сохранения?');
    await expect(question.getByText(`${typed} ${sent}`)).toBeInTheDocument();
  },
});

export const InChunks = meta.story({
  name: 'Guard: a chunked archive is not described as to be sent again',
  args: { upload: 'chunks', isTyped: false },
  play: async () => {
    await expect((await openQuestion('Назад', 'Прервать загрузку?')).getByText(partlyUploaded)).toBeInTheDocument();
  },
});

export const Processing = meta.story({
  name: 'Guard: an archive that the server already reads is not described as interrupted',
  args: { upload: 'processing', isTyped: false },
  play: async () => {
    await expect((await openQuestion('Назад', 'Уйти, не дожидаясь итога?')).getByText(read)).toBeInTheDocument();
  },
});

export const OwnLoss = meta.story({
  name: 'Guard: a dialog asks about its own loss, whatever else is running',
  args: { upload: 'upload' },
  play: async () => {
    const question = await openQuestion('Закрыть', 'Уйти без сохранения?');
    await expect(question.getByText(typed)).toBeInTheDocument();
  },
});

/** Whether the browser would ask: on unload it checks only this. */
const isPrevented = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Something typed, until it is saved. */
function Form() {
  const [isTyped, setTyped] = useState(true);
  useUnsaved(isTyped);
  return <Button onPress={() => setTyped(false)}>Сохранить</Button>;
}

export const TabIsClosed = meta.story({
  name: 'Guard: closing or reloading a tab asks for confirmation as long as something is not saved',
  render: () => <Form />,
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Сохранить' });
    await waitFor(() => expect(isPrevented()).toBe(true));
    await userEvent.click(save);
    await waitFor(() => expect(isPrevented()).toBe(false));
  },
});
