import { listRetouched } from '@portal/api';
import { exampleRetouched, gateFor } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { halfAnHourLater, restoreClock } from '../testing/clock.ts';
import { notices, click } from '../testing/inStories.ts';
import { saved, watchSaved } from '../../common/data/testing/saved.ts';
import { look, renewed, Retouching } from './inStories.tsx';

/** Opens a photo and records the downloads; the clock can be set. */
const meta = preview.meta({
  title: 'Projects/Retouched photos',
  component: Retouching,
  args: { onChanged: fn() },
  parameters: { address: '/dashboard/projects?project=101&retouched=7001', signedIn: true },
  beforeEach: ({ world }) => {
    const [project] = world.projects;
    if (project) project.retouched = renewed(exampleRetouched(project, 7));
    const stop = watchSaved();
    return () => {
      stop();
      restoreClock();
    };
  },
});

const again = gateFor(listRetouched);

export const Saved = meta.story({
  name: 'Guard: each version is saved under the name of the photo; an address that is over is requested again before',
  play: async ({ world }) => {
    await click('Скачать версию 1');
    await waitFor(() => expect(saved).toEqual([{ name: 'DSC_0431.jpg', address: '/photos/anna-0.jpg' }]));
    halfAnHourLater();
    const [photo] = world.projects[0]?.retouched ?? [];
    if (photo) photo.urls.original = '/photos/anna-1.jpg?fresh';
    await click('Скачать');
    await waitFor(() => expect(saved.at(-1)).toEqual({ name: 'DSC_0431.jpg', address: '/photos/anna-1.jpg?fresh' }));
    // The second notice replaces the first, which has the same text.
    await expect(notices()).toEqual([['info', 'Скачивание: DSC_0431.jpg']]);
  },
});

export const WithoutAnEnding = meta.story({
  name: 'Guard: a photo that came without a file extension is saved with one, each version with its own',
  parameters: { address: '/dashboard/projects?project=101' },
  beforeEach: ({ world }) => {
    const [photo] = world.projects[0]?.retouched ?? [];
    if (photo)
      Object.assign(photo, {
        name: 'Иванов И.И.',
        earlier: photo.earlier.map((one) => ({ ...one, name: 'Иванов И.И.', original: '/photos/a.png?b' })),
      });
  },
  play: async () => {
    await look(/^Иванов И\.И\., v2/);
    await click('Скачать');
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Иванов И.И.jpg']));
    await click('Скачать версию 1');
    await waitFor(() => expect(saved.at(-1)?.name).toBe('Иванов И.И.png'));
  },
});

export const SavedOnce = meta.story({
  name: 'Guard: clicked again while its address is requested, a photo is saved once',
  play: async ({ msw }) => {
    const download = await screen.findByRole('button', { name: 'Скачать' });
    halfAnHourLater();
    msw.use(...again.close());
    await userEvent.click(download);
    await waitFor(() => expect(download).toHaveAttribute('aria-disabled', 'true'));
    await click('Скачать версию 1');
    again.open();
    await waitFor(() => expect(download).not.toHaveAttribute('aria-disabled'));
    await expect(saved).toHaveLength(1);
  },
});

export const Gone = meta.story({
  name: 'Guard: a version that is gone by now is reported as gone',
  play: async ({ world }) => {
    const earlier = await screen.findByRole('button', { name: 'Скачать версию 1' });
    halfAnHourLater();
    const [photo] = world.projects[0]?.retouched ?? [];
    if (photo) photo.earlier = [];
    await userEvent.click(earlier);
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', message: 'Этой фотографии или версии больше нет.' }]));
    await expect(saved).toEqual([]);
  },
});

export const Restored = meta.story({
  name: 'Guard: an earlier version becomes the current one, and the other can be brought back the same way',
  play: async ({ world }) => {
    const current = () => world.projects[0]?.retouched.find(({ name }) => name === 'DSC_0431.jpg');
    const before = current()?.urls.original;
    await userEvent.click(await screen.findByRole('button', { name: 'Сделать текущей версию 1' }));
    await screen.findByText(/^Версия 3/);
    await expect(toasts.list()).toMatchObject([{ type: 'success', title: 'Версия 1 снова текущая' }]);
    await expect(current()?.urls.original).not.toBe(before);
    await userEvent.click(await screen.findByRole('button', { name: 'Сделать текущей версию 2' }));
    await screen.findByText(/^Версия 4/);
    await expect(current()?.urls.original).toBe(before);
  },
});

export const NewVersionElsewhere = meta.story({
  name: 'Guard: a photo of which another tab has brought a new version stays visible and is saved, though it has another name',
  play: async ({ world }) => {
    await screen.findByRole('dialog', { name: 'DSC_0431.jpg' });
    halfAnHourLater();
    const [photo] = world.projects[0]?.retouched ?? [];
    if (photo) Object.assign(photo, { name: 'dsc_0431.png', version: 3 });
    await click('Скачать версию 1');
    await waitFor(() => expect(saved).toEqual([{ name: 'DSC_0431.jpg', address: '/photos/anna-0.jpg' }]));
    await screen.findByText(/^Версия 3/);
    await expect(screen.getByRole('dialog', { name: 'dsc_0431.png' }).closest('[data-exiting]')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Скачать версию 1' })).toHaveFocus();
    await click('Следующее фото');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'DSC_0437.jpg' })).toBeVisible());
  },
});

export const NewVersionClosed = meta.story({
  name: 'Guard: after a dialog whose photo got a new version focus moves to its tile',
  parameters: { address: '/dashboard/projects?project=101' },
  play: async ({ canvas, world }) => {
    await look(/^DSC_0431.jpg, v2/);
    await screen.findByRole('dialog', { name: 'DSC_0431.jpg' });
    halfAnHourLater();
    const [photo] = world.projects[0]?.retouched ?? [];
    if (photo) Object.assign(photo, { name: 'dsc_0431.png', version: 3 });
    await click('Скачать версию 1');
    await screen.findByText(/^Версия 3/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('row', { name: /^dsc_0431.png, v3/ })).toHaveFocus());
  },
});
