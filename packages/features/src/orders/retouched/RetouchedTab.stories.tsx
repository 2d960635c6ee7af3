import { listRetouched } from '@portal/api';
import { archiveOf, down, exampleRetouched, gateFor, once, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { halfAnHourLater, restoreClock } from '../testing/clock.ts';
import { notices, press } from '../testing/inStories.ts';
import { saved, watchSaved } from '../testing/saved.ts';
import { archiveWindow, Retouching, sendArchive } from './inStories.tsx';

const meta = preview.meta({
  title: 'Orders/Retouched photographs',
  component: Retouching,
  args: { onChanged: fn() },
  parameters: { address: '/dashboard/projects?project=101', signedIn: true },
  beforeEach: ({ world }) => {
    const [project] = world.projects;
    if (!project) return;
    project.retouched = exampleRetouched(project, 7);
    const [first, second] = project.retouched;
    const before = { number: 1, size: 4_100_200, createdAt: '2026-11-18T10:00:00.000Z', original: '/photos/anna-0.jpg' };
    if (first) Object.assign(first, { version: 2, earlier: [before] });
    if (second) second.name = 'IMG_0431-новый.jpg';
  },
});

export const Content = meta.story();

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite', listRetouched)) });

export const Empty = meta.story({
  beforeEach: ({ world }) => {
    for (const project of world.projects) project.retouched = [];
  },
});

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...down(listRetouched)) });

export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => {
    for (const photo of world.projects[0]?.retouched ?? []) photo.name = `Переосвидетельствованиевысокопревосходительства-${photo.id}.jpg`;
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

const first = { parameters: { address: '/dashboard/projects?project=101&retouched=7001' } };
export const Compared = meta.story(first);
export const ComparedNarrow = meta.story({ ...first, globals: { viewport: { value: 'narrow', isRotated: false } } });
export const WithoutOriginal = meta.story({ parameters: { address: '/dashboard/projects?project=101&retouched=7002' } });

export const Download = meta.story({
  name: 'Guard: the ZIP opens in a new tab; with nothing retouched there is a note instead',
  play: async ({ canvas, world }) => {
    const link = await canvas.findByRole('link', { name: 'Скачать как ZIP' });
    await expect(link).toHaveAttribute('href', '/photographer/orders/101/images/download-zip');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(await canvas.findByText('Сопоставлено 6 из 63')).toBeVisible();
    await expect(canvas.getByText('Без оригинала: 1')).toBeVisible();
    await expect(canvas.getByText(/^Имена файлов после ретуши должны совпадать/)).toBeVisible();
    await expect(canvas.getByText(/^Оригиналы не меняются/)).toBeVisible();
    await expect(world.projects[0]?.images).toHaveLength(63);
  },
});

export const NothingToDownload = meta.story({
  name: 'Guard: with nothing retouched the download rests, and says why',
  beforeEach: ({ world }) => {
    for (const project of world.projects) project.retouched = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Обработанных фотографий пока нет')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Скачать как ZIP' })).toBeDisabled();
    await expect(canvas.getByText(/^Скачивать пока нечего/)).toBeVisible();
  },
});

export const Uploaded = meta.story({
  name: 'Guard: an archive brings its photographs into the grid, a new version to an old name, and a report',
  play: async ({ canvas, args, world }) => {
    await canvas.findByText('Сопоставлено 6 из 63');
    await press('Загрузить ZIP');
    const images = world.projects[0]?.images ?? [];
    const names = [0, 8, 9].map((index) => images[index]?.name ?? '');
    await sendArchive(await archiveOf(Object.fromEntries(names.map((name, index) => [`готово/${name}`, `nina-${index}.jpg`]))));
    const report = await archiveWindow();
    await waitFor(() => expect(report.getByText('Сопоставлено 8 из 63')).toBeVisible());
    await expect(report.getByText('Ещё без обработки: 55 снимков')).toBeVisible();
    await userEvent.click(report.getByRole('button', { name: 'Готово' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Сопоставлено 8 из 63')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('row', { name: new RegExp(`^${names[0]}, v3`) })).toBeVisible());
    await expect(args.onChanged).toHaveBeenCalledOnce();
  },
});

export const LookedAt = meta.story({
  name: 'Guard: a press looks at a photograph over its original, and leads on to the next one',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /^DSC_0431.jpg, v2/ }));
    const viewer = within(await screen.findByRole('dialog', { name: 'DSC_0431.jpg' }));
    await expect(viewer.getByRole('slider', { name: 'DSC_0431.jpg' })).toBeInTheDocument();
    await expect(viewer.getByRole('button', { name: 'Предыдущее фото' })).toBeDisabled();
    await userEvent.click(viewer.getByRole('button', { name: 'Следующее фото' }));
    await expect(await screen.findByRole('dialog', { name: 'DSC_0437.jpg' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Предыдущее фото' }));
    await expect(await screen.findByRole('dialog', { name: 'DSC_0431.jpg' })).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Следующее фото' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const again = gateFor(listRetouched);

/** A photograph is looked at, and what is saved is seen; the clock may be set. */
const saving = {
  ...first,
  beforeEach: () => {
    const stop = watchSaved();
    return () => {
      stop();
      restoreClock();
    };
  },
};

export const Saved = meta.story({
  name: 'Guard: each version is saved under the name of the photograph; an address that is over is asked for anew before',
  ...saving,
  play: async ({ world }) => {
    await press('Скачать версию 1');
    await waitFor(() => expect(saved).toEqual([{ name: 'DSC_0431.jpg', address: '/photos/anna-0.jpg' }]));
    halfAnHourLater();
    const [photo] = world.projects[0]?.retouched ?? [];
    if (photo) photo.urls.original = '/photos/anna-1.jpg?fresh';
    await press('Скачать');
    await waitFor(() => expect(saved.at(-1)).toEqual({ name: 'DSC_0431.jpg', address: '/photos/anna-1.jpg?fresh' }));
    await expect(notices()).toEqual(Array.from({ length: 2 }, () => ['info', 'Скачивание: DSC_0431.jpg']));
  },
});

export const SavedOnce = meta.story({
  name: 'Guard: pressed again while its address is asked for, a photograph is saved once',
  ...saving,
  play: async ({ msw }) => {
    const download = await screen.findByRole('button', { name: 'Скачать' });
    halfAnHourLater();
    msw.use(...again.close());
    await userEvent.click(download);
    await waitFor(() => expect(download).toHaveAttribute('aria-disabled', 'true'));
    await press('Скачать версию 1');
    again.open();
    await waitFor(() => expect(download).not.toHaveAttribute('aria-disabled'));
    await expect(saved).toHaveLength(1);
  },
});

export const Gone = meta.story({
  name: 'Guard: a version that is gone by now is told to be gone',
  ...saving,
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

export const NewVersionElsewhere = meta.story({
  name: 'Guard: a photograph of which another window has brought a new version stays in sight and is saved, though it has another number',
  ...saving,
  play: async ({ world }) => {
    await screen.findByRole('dialog', { name: 'DSC_0431.jpg' });
    halfAnHourLater();
    const [photo] = world.projects[0]?.retouched ?? [];
    if (photo) Object.assign(photo, { id: photo.id + 1000, version: 3 });
    await press('Скачать версию 1');
    await waitFor(() => expect(saved).toEqual([{ name: 'DSC_0431.jpg', address: '/photos/anna-0.jpg' }]));
    await screen.findByText(/^Версия 3/);
    await expect(screen.getByRole('dialog', { name: 'DSC_0431.jpg' }).closest('[data-exiting]')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Скачать версию 1' })).toHaveFocus();
    await press('Следующее фото');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'DSC_0437.jpg' })).toBeVisible());
  },
});

export const NewVersionClosed = meta.story({
  name: 'Guard: after a window whose photograph got a new version the keyboard goes on at its tile',
  parameters: { address: '/dashboard/projects?project=101' },
  beforeEach: saving.beforeEach,
  play: async ({ canvas, world }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /^DSC_0431.jpg, v2/ }));
    await screen.findByRole('dialog', { name: 'DSC_0431.jpg' });
    halfAnHourLater();
    const [photo] = world.projects[0]?.retouched ?? [];
    if (photo) Object.assign(photo, { id: photo.id + 1000, version: 3 });
    await press('Скачать версию 1');
    await screen.findByText(/^Версия 3/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('row', { name: /^DSC_0431.jpg, v3/ })).toHaveFocus());
  },
});

export const TriedAgain = meta.story({
  name: 'Guard: a list that failed is asked for again',
  beforeEach: ({ msw }) => msw.use(...once(down(listRetouched))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Попробовать снова' }));
    await expect(await canvas.findByText('Сопоставлено 6 из 63')).toBeVisible();
  },
});
