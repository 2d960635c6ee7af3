import { sentences, uploadZip } from '@portal/api';
import { archiveOf, gateFor } from '@portal/mocks';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { archiveDialog, sendArchive } from '../retouched/inStories.tsx';
import { choose, click, notices } from '../testing/inStories.ts';
import { ZipUpload } from './ZipUpload.tsx';

const meta = preview.meta({
  title: 'Projects/Archive upload',
  component: ZipUpload,
  args: { projectId: 101, isOpen: true, onClose: fn(), onUploaded: fn() },
  parameters: { signedIn: true },
});

/** A retouched photo as it comes from an editor. */
async function loose(name: string, file: string): Promise<File> {
  const archive = await archiveOf({ [name]: file });
  // Stored without compression: the photo follows its header.
  const header = 30 + new TextEncoder().encode(name).length;
  const size = new DataView(await archive.arrayBuffer()).getUint32(22, true);
  return new File([archive.slice(header, header + size)], name, { type: 'image/jpeg', lastModified: 1 });
}

const archive = (name: string, photo: string, file: string) => archiveOf({ [photo]: file }, { name });
const several = async () => [
  await archive('8А.zip', 'DSC_0431.jpg', 'nina-0.jpg'),
  await archive('8Б.zip', 'чужое.jpg', 'nina-1.jpg'),
  await loose('DSC_0437.jpg', 'nina-2.jpg'),
];

async function send(...files: File[]) {
  await choose(...files.slice(1));
  // The first one is chosen last: later choices are added to the queue.
  await sendArchive(files[0] ?? new File([], ''));
}

/** Several archives are sent one after the other. */
export const SeveralChosen = meta.story({ play: async () => choose(...(await several())) });

export const Several = meta.story({
  name: 'Guard: archives and loose photos go one after another, and one report tells of all',
  play: async ({ args, world }) => {
    await send(...(await several()));
    const dialog = await archiveDialog();
    await expect(await dialog.findByText('Сопоставлено 2 из 63')).toBeVisible();
    await expect(dialog.getByText('Приняты 2 фотографии с оригиналами.')).toBeVisible();
    await expect(dialog.getByText('Сохранено без оригинала: 1 файл')).toBeVisible();
    await expect(args.onUploaded).toHaveBeenCalledTimes(3);
    await expect(world.projects[0]?.retouched.map(({ name }) => name)).toEqual(['чужое.jpg', 'DSC_0431.jpg', 'DSC_0437.jpg']);
    await expect(notices()).toEqual([]);
  },
});

export const OneIsRefused = meta.story({
  name: 'Guard: an archive that will never be taken is named with its reason, and the others go on',
  play: async ({ world }) => {
    await send(await loose('DSC_0431.jpg', 'nina-0.jpg'), new File(['Rar!'], 'битый.zip'));
    const dialog = await archiveDialog();
    await expect(await dialog.findByText('Сопоставлено 1 из 63')).toBeVisible();
    await expect(dialog.getByText(`битый.zip: ${sentences.zipNotZip}`)).toBeVisible();
    await expect(world.projects[0]?.retouched).toMatchObject([{ name: 'DSC_0431.jpg' }]);
  },
});

export const AllAreRefused = meta.story({
  name: 'Guard: where none is taken, that is no success, and each has its reason',
  play: async () => {
    await send(new File(['Rar!'], 'один.zip'), new File(['Rar!'], 'два.zip'));
    const dialog = await archiveDialog();
    const reasons = ['два.zip', 'один.zip'].map((name) => `${name}: ${sentences.zipNotZip}`).join(' ');
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(reasons));
    await expect(screen.getByRole('button', { name: 'Загрузить' })).toBeDisabled();
  },
});

const reading = gateFor(uploadZip);

export const StoppedOnTheWay = meta.story({
  name: 'Guard: cancelled at the second archive it says what is stored already, and resumes from there',
  play: async ({ args, msw, world }) => {
    await choose(await archive('8А.zip', 'DSC_0431.jpg', 'nina-0.jpg'), await loose('DSC_0437.jpg', 'nina-2.jpg'));
    const dialog = await archiveDialog();
    // The first passes, the second is held back.
    mocked(args.onUploaded).mockImplementationOnce(() => msw.use(...reading.close()));
    await click('Загрузить');
    await waitFor(() => expect(dialog.getByText('Загрузка 2 из 2')).toBeVisible());
    await expect(dialog.getAllByText('1 фотография')[0]).toBeVisible();
    await waitFor(() => expect(reading.requests()).toBe(1));
    await click('Отменить загрузку');
    await expect(await dialog.findByText('Отправленное раньше уже на месте: сопоставлено 1 из 63')).toBeVisible();
    reading.open();
    await click('Повторить');
    await expect(await dialog.findByText('Сопоставлено 2 из 63')).toBeVisible();
    await expect(world.projects[0]?.retouched.map(({ name, version }) => [name, version])).toEqual([
      ['DSC_0431.jpg', 1],
      ['DSC_0437.jpg', 1],
    ]);
  },
});

export const TakenOut = meta.story({
  name: 'Guard: what was chosen can be taken out again, and the same file is not listed twice',
  play: async () => {
    const [first, second] = await several();
    if (!first || !second) throw new Error('No files');
    await choose(first, second);
    await choose(first);
    const dialog = await archiveDialog();
    const rows = () => dialog.getAllByRole('listitem').filter((row) => within(row).queryByRole('button'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    await click('Убрать 8А.zip');
    await click('Убрать 8Б.zip');
    await expect(await dialog.findByRole('button', { name: 'Загрузить' })).toBeDisabled();
  },
});
