import { downloadChosenImages, downloadOrderImage } from '@portal/api';
import { down } from '@portal/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { notices, click } from '../../testing/inStories.ts';
import { saved, watchSaved } from '../../testing/saved.ts';
import { Panel, tile } from '../inStories.tsx';

const meta = preview.meta({
  title: 'Orders/Images',
  component: Panel,
  parameters: { address: '/dashboard/projects', signedIn: true },
  beforeEach: () => watchSaved(),
});

/** While one download runs the next click would be ignored. */
const ready = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('data-pending'));

export const OwnAddresses = meta.story({
  name: 'Guard: chosen photos come from their own addresses, in the order of choosing, and no call is made',
  beforeEach: ({ msw }) => msw.use(...down(downloadChosenImages)),
  play: async () => {
    await userEvent.click(await tile(/IMG_0218/));
    await userEvent.click(await tile(/IMG_0212/));
    await click('Скачать выбранные');
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['IMG_0218.jpg', 'IMG_0212.jpg']));
    await expect(saved[0]?.address).toBe('/photos/ksenia-2.jpg');
    await expect(notices()).toEqual([['info', 'Скачивание: 2 изображения']]);
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
    msw.use(...down(downloadOrderImage));
  },
  play: async () => {
    await userEvent.click(await tile(/IMG_0212/));
    await click('Скачать выбранные');
    await waitFor(() => expect(notices()[0]).toEqual(['error', 'Не удалось скачать']));
  },
});
