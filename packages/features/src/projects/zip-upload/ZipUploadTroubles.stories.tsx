import { initializeZipUpload, sentences, uploadZip, zipLimits } from '@portal/api';
import { archiveOf, down, offline, once, refuse } from '@portal/mocks';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { archiveDialog, sendArchive } from '../retouched/inStories.tsx';
import { notices } from '../testing/inStories.ts';
import { shows } from './testing/inStories.ts';
import { ZipUpload } from './ZipUpload.tsx';

const meta = preview.meta({
  title: 'Projects/Archive upload',
  component: ZipUpload,
  args: { projectId: 101, isOpen: true, onClose: fn(), onUploaded: fn() },
  parameters: { signedIn: true },
});

/** An archive of this many chunks. */
const archive = async (chunks: number) => archiveOf({ 'DSC_0431.jpg': 'nina-0.jpg' }, { size: (chunks - 0.5) * zipLimits.chunkBytes });

const small = () => archive(1);

export const WithoutConnection = meta.story({
  name: 'Guard: without a connection the upload pauses, shows it, and resumes by itself',
  beforeEach: () => {
    let isOnline = false;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    const back = () => (isOnline = true);
    addEventListener('connected', back);
    return () => {
      removeEventListener('connected', back);
      Reflect.deleteProperty(navigator, 'onLine');
    };
  },
  play: async () => {
    await sendArchive(await small());
    const dialog = await archiveDialog();
    await waitFor(() => expect(dialog.getAllByText('Нет соединения. Загрузка продолжится сама.')[0]).toBeVisible());
    dispatchEvent(new Event('connected'));
    dispatchEvent(new Event('online'));
    await expect(await dialog.findByText('Сопоставлено 1 из 63')).toBeVisible();
  },
});

export const NoAnswer = meta.story({
  name: 'Guard: a server that does not answer is reported as unreachable',
  beforeEach: ({ msw }) => msw.use(...offline(uploadZip)),
  play: async () => {
    await sendArchive(await small());
    await shows('Нет связи с сервером. Попробуйте ещё раз.');
  },
});

export const TooLarge = meta.story({
  name: 'Guard: 413 is a file that is too large',
  beforeEach: ({ msw }) => msw.use(...refuse(uploadZip, 413, 'Request Entity Too Large')),
  play: async () => {
    await sendArchive(await small());
    await shows('Файл слишком большой. Разделите архив на части.');
    await expect(screen.getByRole('button', { name: 'Загрузить' })).toBeDisabled();
  },
});

export const TimedOut = meta.story({
  name: 'Guard: a timeout hints at a smaller archive and at the support',
  beforeEach: ({ msw }) => msw.use(...refuse(uploadZip, 504, 'Gateway timeout')),
  play: async () => {
    await sendArchive(await small());
    await shows('Время ожидания истекло. Выберите архив поменьше или напишите в поддержку.');
  },
});

export const ServerFails = meta.story({
  name: 'Guard: any other failure is reported in general words, and can be retried',
  beforeEach: ({ msw }) => msw.use(...once(down(uploadZip))),
  play: async ({ args }) => {
    await sendArchive(await small());
    await shows('Не удалось загрузить архив. Попробуйте ещё раз.');
    screen.getByRole('button', { name: 'Повторить' }).click();
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledOnce());
  },
});

export const Refused = meta.story({
  name: 'Guard: the server’s message about an archive is shown in the dialog, and the same one is not sent again',
  beforeEach: ({ msw }) => msw.use(...refuse(uploadZip, 422, sentences.zipEncrypted)),
  play: async () => {
    await sendArchive(await small());
    await shows(`Не удалось загрузить архив. ${sentences.zipEncrypted}`);
    await expect(screen.getByRole('button', { name: 'Загрузить' })).toBeDisabled();
  },
});

export const SessionOver = meta.story({
  name: 'Guard: when the session ends, the message explains that the upload can be resumed',
  beforeEach: ({ msw }) => msw.use(...refuse(initializeZipUpload, 401, sentences.sessionExpired)),
  play: async () => {
    await sendArchive(await archive(6));
    await shows('Сессия истекла. Войдите снова и выберите тот же архив: загрузка продолжится.');
    await expect(notices()).toEqual([]);
  },
});
