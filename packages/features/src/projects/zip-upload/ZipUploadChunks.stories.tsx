import { cancelZipUpload, finalizeZipUpload, getZipUpload, sentences, uploadZipChunk, zipLimits } from '@portal/api';
import { answer, archiveOf, down, gateFor, once, refuse, slow } from '@portal/mocks';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { archiveDialog, sendArchive } from '../retouched/inStories.tsx';
import { notices, click } from '../testing/inStories.ts';
import { fingerprintOf } from '../../common/uploads/zip/archives.ts';
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

export const ChunkAgain = meta.story({
  name: 'Guard: a chunk that failed is sent again, and the archive arrives whole',
  beforeEach: ({ msw }) => msw.use(...once(down(uploadZipChunk))),
  play: async ({ world }) => {
    await sendArchive(await archive(6));
    const dialog = await archiveDialog();
    await waitFor(() => expect(dialog.getByText(/^Часть \d: попытка 2 из 3$/)).toBeVisible());
    await expect(await dialog.findByText('Сопоставлено 1 из 63', {}, { timeout: 12_000 })).toBeVisible();
    await expect(world.zipUploads[0]?.chunks.size).toBe(6);
    await expect(notices()).toEqual([]);
  },
});

export const ChunkFailed = meta.story({
  name: 'Guard: a chunk that failed three times ends the upload, and nothing is sent another way',
  beforeEach: ({ msw }) => msw.use(...down(uploadZipChunk)),
  play: async ({ world }) => {
    await sendArchive(await archive(6));
    await shows('Не удалось загрузить часть файла');
    await expect(screen.getByRole('button', { name: 'Повторить' })).toBeEnabled();
    await expect(world.projects[0]?.retouched).toEqual([]);
  },
});

export const GoesOn = meta.story({
  name: 'Guard: the same archive resumes an interrupted upload, and only missing chunks are sent',
  beforeEach: ({ msw }) => msw.use(...slow('infinite', uploadZipChunk)),
  play: async ({ world }) => {
    const file = await archive(8);
    const plan = { filename: file.name, totalSize: file.size, totalChunks: 8, fingerprint: await fingerprintOf(file) };
    const chunks = new Map(
      [0, 1, 3, 4].map((index) => [index, file.slice(index * zipLimits.chunkBytes, (index + 1) * zipLimits.chunkBytes)]),
    );
    world.zipUploads.push({ ...plan, id: 'u'.repeat(43), ownerId: world.people[0]?.id ?? 0, projectId: 101, chunks, outcome: null });
    await sendArchive(file);
    const dialog = await archiveDialog();
    await waitFor(() => expect(dialog.getByText(/^Продолжаем с 53/)).toBeVisible());
    await expect(dialog.getByText('Загрузка: часть 5 из 8')).toBeVisible();
    await expect(world.zipUploads).toHaveLength(1);
  },
});

export const NotAllChunks = meta.story({
  name: 'Guard: where the server has not got all chunks in the end, the archive is sent in one request',
  beforeEach: ({ msw }) => msw.use(...refuse(finalizeZipUpload, 409, sentences.zipChunksMissing)),
  play: async ({ world }) => {
    await sendArchive(await archive(6));
    const dialog = await archiveDialog();
    await expect(await dialog.findByText('Сопоставлено 1 из 63', {}, { timeout: 12_000 })).toBeVisible();
    await expect(world.zipUploads[0]?.outcome).toBeNull();
  },
});

export const LostAnswer = meta.story({
  name: 'Guard: an answer lost three times is requested again by the same upload, and nothing is sent again',
  beforeEach: ({ msw }) => {
    for (let time = 0; time < 3; time += 1) msw.use(...once(down(finalizeZipUpload)));
  },
  play: async ({ args, world }) => {
    await sendArchive(await archive(6));
    const dialog = await archiveDialog();
    const again = await dialog.findByRole('button', { name: 'Повторить' }, { timeout: 12_000 });
    await shows('Не удалось загрузить архив. Попробуйте ещё раз.');
    await expect(args.onUploaded).toHaveBeenCalled();
    // An upload that is initialized again would no longer find this one.
    for (const upload of world.zipUploads) upload.fingerprint = 'другой';
    again.click();
    await expect(await dialog.findByText('Сопоставлено 1 из 63')).toBeVisible();
    await expect(world.zipUploads).toHaveLength(1);
    await expect(notices()).toEqual([]);
  },
});

const putTogether = gateFor(finalizeZipUpload);
/** Sends an archive in chunks, on to where the server reads it and its answer is held back. */
async function sendUntilRead() {
  await sendArchive(await archive(6));
  await waitFor(() => expect(putTogether.requests()).toBe(1), { timeout: 12_000 });
}

export const ReadInView = meta.story({
  name: 'Guard: while the server reads, matches are shown at once, and the number of finished photos',
  beforeEach: ({ msw }) => msw.use(...putTogether.close(), ...answer(getZipUpload, { progress: { done: 37, total: 60, matched: 58 } })),
  play: async () => {
    await sendUntilRead();
    const dialog = await archiveDialog();
    await expect(await dialog.findByText('По именам сопоставлено 58 из 60')).toBeVisible();
    await expect(dialog.getByRole('progressbar', { name: 'Обработано 37 из 60' })).toHaveAttribute('aria-valuenow', '61');
    putTogether.open();
    await expect(await dialog.findByText('Сопоставлено 1 из 63')).toBeVisible();
  },
});

export const CancelledWhileRead = meta.story({
  name: 'Guard: an archive that is cancelled while the server reads it stores nothing',
  beforeEach: ({ msw }) => msw.use(...putTogether.close()),
  play: async ({ args, world }) => {
    await sendUntilRead();
    await click('Отменить загрузку');
    await waitFor(() => expect(notices()).toEqual([['info', 'Загрузка отменена']]));
    putTogether.open();
    await expect(await screen.findByRole('button', { name: 'Повторить' })).toBeEnabled();
    await expect(world.zipUploads[0]?.outcome).rejects.toMatchObject({ status: 409 });
    await expect(world.projects[0]?.retouched).toEqual([]);
    await expect(args.onUploaded).not.toHaveBeenCalled();
  },
});

const cancellation = gateFor(cancelZipUpload);

/** Stopping an upload while the archive is put together. */
export const Cancelling = meta.story({
  beforeEach: ({ msw }) => msw.use(...putTogether.close(), ...cancellation.close()),
  play: async () => {
    await sendUntilRead();
    await click('Отменить загрузку');
    const dialog = await archiveDialog();
    await waitFor(() => expect(dialog.getAllByText('Отменяем…')[0]).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Отменить загрузку' })).toBeNull();
  },
});

export const TooLateToCancel = meta.story({
  name: 'Guard: a cancellation that comes too late is reported, and shows what was stored',
  beforeEach: ({ msw }) => msw.use(...once(putTogether.close()), ...refuse(cancelZipUpload, 409, sentences.zipTooLateToCancel)),
  play: async ({ args, world }) => {
    await sendUntilRead();
    await click('Отменить загрузку');
    const dialog = await archiveDialog();
    await expect(await dialog.findByText('Сопоставлено 1 из 63')).toBeVisible();
    await expect(notices()).toEqual([['warning', 'Отменить уже не получится: фотографии сохранены']]);
    await expect(args.onUploaded).toHaveBeenCalledOnce();
    await expect(world.projects[0]?.retouched).toMatchObject([{ name: 'DSC_0431.jpg', version: 1 }]);
  },
});
