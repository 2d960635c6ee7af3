import { cancelZipUpload, initializeZipUpload, uploadZip, zipLimits } from '@portal/api';
import { archiveOf, down, gateFor, nonsense, once, slow } from '@portal/mocks';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { SessionContext, useSession } from '../../common/data/index.ts';
import { archiveDialog, sendArchive } from '../retouched/inStories.tsx';
import { choose, notices, click } from '../testing/inStories.ts';
import { ZipUpload } from './ZipUpload.tsx';

const meta = preview.meta({
  title: 'Projects/Archive upload',
  component: ZipUpload,
  args: { projectId: 101, isOpen: true, onClose: fn(), onUploaded: fn() },
  parameters: { signedIn: true },
});

/** An archive of one photo of the project. */
const smallArchive = async () => archiveOf({ 'DSC_0431.jpg': 'nina-0.jpg' });
const heic = (name: string) => new File(['heic'], name, { type: 'image/heic' });
const largeFile = (bytes: number) => new File([new Uint8Array(bytes)], 'ретушь.zip');

/** Where an archive is dropped, and what it may hold. */
export const Choose = meta.story();

/** An archive is chosen, and nothing has been sent. */
export const Chosen = meta.story({ play: async () => choose(await smallArchive()) });

/** The server is asked for a place. */
export const Preparing = meta.story({
  beforeEach: ({ msw }) => msw.use(...slow('infinite', initializeZipUpload)),
  play: () => sendArchive(largeFile(6 * zipLimits.chunkBytes)),
});

/** The archive did not arrive: what was sent is kept. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...down(uploadZip)),
  play: async () => {
    await sendArchive(await smallArchive());
    await screen.findByRole('button', { name: 'Повторить' });
  },
});

export const LookedAtFirst = meta.story({
  name: 'Guard: with «Сначала посмотрю» the photos wait for the photographer',
  play: async ({ world }) => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Сначала посмотрю' }));
    await sendArchive(await smallArchive());
    await (await archiveDialog()).findByRole('button', { name: 'Готово' });
    await expect(world.projects[0]?.retouched.map(({ shownAt }) => shownAt)).toEqual([null]);
    await expect(screen.queryByRole('switch')).toBeNull();
  },
});

export const AddsUp = meta.story({
  name: 'Guard: the report counts and names what was refused before it was sent, also of earlier choices; a click beside it does not close it',
  play: async ({ args }) => {
    for (const name of ['IMG_0001', 'IMG_0002']) {
      await choose(heic(`${name}.HEIC`));
      await screen.findByText(new RegExp(`^${name}\\.HEIC`));
    }
    await sendArchive(await smallArchive());
    const dialog = await archiveDialog();
    await dialog.findByRole('button', { name: 'Готово' });
    await expect(screen.getByRole('dialog')).toHaveTextContent('Файлов: 3. Новых: 1. Не принято: 2.');
    for (const name of ['IMG_0001', 'IMG_0002'])
      await expect(dialog.getByText(new RegExp(`^${name}\\.HEIC: выберите файл ZIP`))).toBeVisible();
    await userEvent.click(document.querySelector('[data-layer=dialog]')!);
    await expect(args.onClose).not.toHaveBeenCalled();
    await click('Загрузить ещё');
    await sendArchive(await smallArchive());
    await dialog.findByRole('button', { name: 'Готово' });
    await expect(screen.getByRole('dialog')).toHaveTextContent('Файлов: 1. Новых: 0. Без изменений: 1.');
  },
});

/** What broke off before the page was loaded again. */
function Interrupted() {
  const session = useSession();
  const drafts = { ...session.drafts, read: () => ({ name: '11a_retouch_final.zip', percent: 56 }) };
  return (
    <SessionContext value={{ ...session, drafts }}>
      <ZipUpload projectId={101} isOpen onClose={fn()} onUploaded={fn()} />
    </SessionContext>
  );
}
/** An upload that a reload has stopped can go on. */
export const AfterAReload = meta.story({ render: () => <Interrupted /> });

export const InterruptedNoMore = meta.story({
  name: 'Guard: once an archive has come, an interrupted one is no longer mentioned',
  render: () => <Interrupted />,
  play: async () => {
    const dialog = await archiveDialog();
    await dialog.findByText(/прервалась на 56/);
    await sendArchive(await smallArchive());
    await dialog.findByText('Сопоставлено 1 из 63');
    await click('Загрузить ещё');
    await waitFor(() => expect(dialog.getByText('Имена файлов те же, что у оригиналов')).toBeVisible());
    await expect(dialog.queryByText(/прервалась/)).toBeNull();
  },
});

export const Asks = meta.story({
  name: 'Guard: the dialog explains what an archive holds, accepts only a ZIP, and shows its size',
  play: async () => {
    const dialog = await archiveDialog();
    for (const line of ['В архиве — JPEG, PNG, GIF и WebP', 'Размер не больше 100 МБ', 'Имена файлов те же, что у оригиналов']) {
      await waitFor(() => expect(dialog.getByText(line)).toBeVisible());
    }
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    await expect(input?.accept.split(',')).toContain('.zip');
    await choose(largeFile(1.5 * zipLimits.chunkBytes));
    await waitFor(() => expect(dialog.getByText(/^1,5\sМБ$/)).toBeVisible());
  },
});

export const Direct = meta.story({
  name: 'Guard: a small archive is sent in one request, and the report stays until it was read',
  play: async ({ args, world }) => {
    await sendArchive(await smallArchive());
    const dialog = await archiveDialog();
    await waitFor(() => expect(dialog.getByText('Сопоставлено 1 из 63')).toBeVisible());
    await expect(args.onUploaded).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(world.zipUploads).toEqual([]);
    await expect(world.projects[0]?.retouched).toMatchObject([{ name: 'DSC_0431.jpg', version: 1 }]);
    await click('Загрузить ещё');
    await expect(await dialog.findByText('Имена файлов те же, что у оригиналов')).toBeVisible();
  },
});

export const NothingMatched = meta.story({
  name: 'Guard: an archive of which nothing belongs to the project ends without the colour of success',
  play: async ({ args }) => {
    await sendArchive(await archiveOf({ 'чужое.jpg': 'nina-0.jpg' }));
    const dialog = await archiveDialog();
    const message = await dialog.findByText('В этом архиве нет фотографий, у которых есть оригинал.');
    await expect(args.onUploaded).toHaveBeenCalledOnce();
    await expect(message.closest('[data-tone]')).toHaveAttribute('data-tone', 'warn');
    await waitFor(() => expect(dialog.getByText('Сохранено без оригинала: 1 файл')).toBeVisible());
    for (const one of document.querySelectorAll('[role=dialog] [data-tone]')) await expect(one).not.toHaveAttribute('data-tone', 'ok');
  },
});

export const WithoutChunks = meta.story({
  name: 'Guard: where the server begins no upload in chunks, the archive is sent in one request',
  beforeEach: ({ msw }) => msw.use(...nonsense(initializeZipUpload, {})),
  play: async ({ world }) => {
    await sendArchive(await archiveOf({ 'DSC_0431.jpg': 'nina-0.jpg' }, { size: zipLimits.directMaxBytes }));
    const dialog = await archiveDialog();
    await waitFor(() => expect(dialog.getByText('Сопоставлено 1 из 63')).toBeVisible());
    await expect(world.zipUploads).toEqual([]);
  },
});

const reading = gateFor(uploadZip);

export const Cancelled = meta.story({
  name: 'Guard: a cancelled upload shows one notice, stores nothing though the server goes on, and can be sent again',
  beforeEach: ({ msw }) => msw.use(...reading.close()),
  play: async ({ world }) => {
    await sendArchive(await smallArchive());
    await waitFor(() => expect(reading.requests()).toBe(1));
    await click('Отменить загрузку');
    await waitFor(() => expect(notices()).toEqual([['info', 'Загрузка отменена']]));
    reading.open();
    const again = await screen.findByRole('button', { name: 'Повторить' });
    await expect(world.wholeZips[0]?.outcome).rejects.toMatchObject({ status: 409 });
    await expect(world.projects[0]?.retouched).toEqual([]);
    await userEvent.click(again);
    const dialog = await archiveDialog();
    await waitFor(() => expect(dialog.getByText('Сопоставлено 1 из 63')).toBeVisible());
    await expect(world.projects[0]?.retouched).toMatchObject([{ name: 'DSC_0431.jpg', version: 1 }]);
  },
});

export const NotCancelled = meta.story({
  name: 'Guard: where the server does not answer to a cancellation, that is reported, and the upload goes on',
  beforeEach: ({ msw }) => msw.use(...reading.close(), ...once(down(cancelZipUpload))),
  play: async ({ world }) => {
    await sendArchive(await smallArchive());
    await waitFor(() => expect(reading.requests()).toBe(1));
    await click('Отменить загрузку');
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось отменить загрузку. Она продолжается.']]));
    reading.open();
    const dialog = await archiveDialog();
    await waitFor(() => expect(dialog.getByText('Сопоставлено 1 из 63')).toBeVisible());
    await expect(world.projects[0]?.retouched).toMatchObject([{ name: 'DSC_0431.jpg', version: 1 }]);
  },
});

export const Large = meta.story({
  name: 'Guard: above 50 MB a notice announces a long upload; above 100 MB it is refused before any request',
  beforeEach: ({ msw }) => msw.use(...slow('infinite', initializeZipUpload)),
  play: async ({ world }) => {
    await choose(largeFile(zipLimits.maxBytes + 1));
    await waitFor(() => expect(screen.getByText(/ретушь\.zip: больше 100/)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Загрузить' })).toBeDisabled();
    await choose(new File(['Rar!'], 'ретушь.rar'));
    await waitFor(() => expect(screen.getByText('ретушь.rar: выберите файл ZIP или фотографии JPEG, PNG, GIF, WebP')).toBeVisible());
    await sendArchive(largeFile(zipLimits.largeBytes + 1));
    const large = ['info', 'Большой файл: загрузка может занять несколько минут. Не закрывайте страницу.'];
    await waitFor(() => expect(notices()).toEqual([large]));
    await click('Отменить загрузку');
    await click('Повторить');
    await expect(notices()).toEqual([['info', 'Загрузка отменена'], large]);
    await expect(world.zipUploads).toEqual([]);
  },
});
