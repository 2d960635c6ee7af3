import { downloadChosenImages, downloadProjectImage, readAddress } from '@portal/api';
import { down } from '@portal/mocks';
import { unzipSync } from 'fflate';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { notices, click } from '../../testing/inStories.ts';
import { saved, watchSaved } from '../../../common/data/testing/saved.ts';
import { Panel, tile } from '../inStories.tsx';

const meta = preview.meta({
  title: 'Projects/Images',
  component: Panel,
  parameters: { address: '/dashboard/projects', signedIn: true },
  beforeEach: () => watchSaved(),
});

/** While one download runs the next click would be ignored. */
const ready = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('data-pending'));

const bytesAt = async (address: string) => {
  const content = await readAddress(address, new AbortController().signal);
  return new Uint8Array(await content.arrayBuffer());
};

/** The files of the archive that was saved last. */
async function unpacked(): Promise<Record<string, Uint8Array>> {
  return unzipSync(await bytesAt(saved.at(-1)?.address ?? ''));
}

export const OwnAddresses = meta.story({
  name: 'Guard: chosen photos come from their own addresses as one archive, in the order of choosing, and no call is made',
  beforeEach: ({ msw }) => msw.use(...down(downloadChosenImages)),
  play: async () => {
    await userEvent.click(await tile(/IMG_0218/));
    await userEvent.click(await tile(/IMG_0212/));
    await click('Скачать выбранные');
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['День рождения Софии.zip']));
    const files = await unpacked();
    await expect(Object.keys(files)).toEqual(['IMG_0218.jpg', 'IMG_0212.jpg']);
    await expect(files['IMG_0218.jpg']).toEqual(await bytesAt('/photos/ksenia-2.jpg'));
    await waitFor(() => expect(notices()).toEqual([['success', 'Скачано: 2 изображения']]));
  },
});

export const InFolders = meta.story({
  name: 'Guard: photos of a group lie in its folder of the archive',
  beforeEach: ({ world }) => {
    const project = world.projects[4];
    const image = project?.images.find(({ name }) => name === 'IMG_0218.jpg');
    if (!project || !image) throw new Error('No photo');
    project.groups = [{ id: 7, name: '8 «А»' }];
    image.groupId = 7;
  },
  play: async () => {
    await userEvent.click(await tile(/IMG_0218/));
    await userEvent.click(await tile(/IMG_0212/));
    await click('Скачать выбранные');
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(Object.keys(await unpacked())).toEqual(['8 «А»/IMG_0218.jpg', 'IMG_0212.jpg']);
  },
});

export const OneDirectly = meta.story({
  name: 'Guard: a single photo is saved from its own address as it is',
  play: async () => {
    await userEvent.click(await tile(/IMG_0218/));
    await click('Скачать выбранные');
    await waitFor(() => expect(saved).toEqual([{ name: 'IMG_0218.jpg', address: '/photos/ksenia-2.jpg' }]));
    await expect(notices()).toEqual([['info', 'Скачивание: IMG_0218.jpg']]);
  },
});

export const Cancelled = meta.story({
  name: 'Guard: while an archive is fetched its photos are counted, and cancelled it saves nothing',
  beforeEach: () => {
    const own = globalThis.fetch.bind(globalThis);
    const held = spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
      if (address !== '/photos/ksenia-2.jpg') return own(address, init);
      return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));
    });
    return () => held.mockRestore();
  },
  play: async () => {
    await userEvent.click(await tile(/IMG_0212/));
    await userEvent.click(await tile(/IMG_0218/));
    await click('Скачать выбранные');
    await screen.findByText('Скачивание: 1 из 2');
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
    await screen.findByText('Выбрано: 2');
    await expect(saved).toEqual([]);
    await expect(notices()).toEqual([]);
  },
});

export const WithoutAnEnding = meta.story({
  name: 'Guard: a photo that was renamed without a file extension is saved under a name that is recognised when it comes back',
  beforeEach: ({ world }) => {
    const [image] = world.projects[4]?.images ?? [];
    if (image) image.name = 'Иванов И.И.';
  },
  play: async () => {
    await userEvent.click(await tile(/^Иванов И\.И\./));
    await click('Скачать выбранные');
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Иванов И.И.jpg']));
  },
});

export const WithoutAddresses = meta.story({
  name: 'Guard: without an own address one photo and several are requested by their calls; all of them have an address',
  beforeEach: ({ world }) => {
    for (const image of world.projects[4]?.images ?? []) image.urls.original = null;
  },
  play: async () => {
    await userEvent.click(await tile(/IMG_0218/));
    await click('Скачать выбранные');
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['IMG_0218.jpg']));
    await expect(saved[0]?.address).toMatch(/^blob:/);
    await userEvent.click(await tile(/IMG_0212/));
    await ready('Скачать выбранные');
    await click('Скачать выбранные');
    await waitFor(() => expect(saved.at(-1)?.name).toBe('День рождения Софии.zip'));
    await ready('Скачать все');
    await click('Скачать все');
    await waitFor(() => expect(saved.at(-1)).toEqual({ address: '/api/orders/105/images/download', name: '' }));
    await expect(notices().every(([type]) => type === 'info')).toBe(true);
  },
});

export const DownloadFailed = meta.story({
  name: 'Guard: a download that fails is reported',
  beforeEach: ({ msw, world }) => {
    for (const image of world.projects[4]?.images ?? []) image.urls.original = null;
    msw.use(...down(downloadProjectImage));
  },
  play: async () => {
    await userEvent.click(await tile(/IMG_0212/));
    await click('Скачать выбранные');
    await waitFor(() => expect(notices()[0]).toEqual(['error', 'Не удалось скачать']));
  },
});
