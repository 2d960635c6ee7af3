import { listRetouched } from '@portal/api';
import { addShare, archiveOf, down, exampleRetouched, once, slow } from '@portal/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { click } from '../testing/inStories.ts';
import { archiveDialog, look, renewed, Retouching, sendArchive } from './inStories.tsx';

const meta = preview.meta({
  title: 'Projects/Retouched photos',
  tags: ['phone'],
  component: Retouching,
  args: { onChanged: fn() },
  parameters: { address: '/dashboard/projects?project=101', signedIn: true },
  beforeEach: ({ world }) => {
    const [project] = world.projects;
    if (project) project.retouched = renewed(exampleRetouched(project, 7));
  },
});

/** Retouched photos beside what is still missing. */
export const Content = meta.story();

/** The photos are loading. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite', listRetouched)) });

export const Empty = meta.story({
  beforeEach: ({ world }) => {
    for (const project of world.projects) project.retouched = [];
  },
});

/** The photos did not arrive. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...down(listRetouched)) });

export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => {
    for (const photo of world.projects[0]?.retouched ?? []) photo.name = `Переосвидетельствованиевысокопревосходительства-${photo.id}.jpg`;
  },
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

const first = { parameters: { address: '/dashboard/projects?project=101&retouched=7001' } };
/** Before and after, under one divider. */
export const Compared = meta.story(first);
/** Before and after at 320 px. */
export const ComparedNarrow = meta.story({ ...first, globals: { viewport: { value: 'narrow', isRotated: false } } });
/** A client wants the first photo fixed: its tile says so, and its page what. */
export const WantedFix = meta.story({
  name: 'Wanted fix',
  ...first,
  beforeEach: ({ world }) => {
    const verdict = { version: 2, verdict: 'fix', fix: 'Уберите, пожалуйста, блик на очках', at: '2026-11-20T10:00:00.000Z' } as const;
    addShare(world, { projectId: 101, shows: 'retouched', verdicts: new Map([[7001, verdict]]) });
  },
});
/** A photo that has no original to compare with. */
export const WithoutOriginal = meta.story({ parameters: { address: '/dashboard/projects?project=101&retouched=7002' } });

export const WithoutCards = meta.story({
  name: 'Guard: the pictures of cards are not counted as originals',
  beforeEach: ({ world }) => {
    const last = world.projects[0]?.images.at(-1);
    if (last) last.isCard = true;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сопоставлено 6 из 62')).toBeVisible();
  },
});

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
  name: 'Guard: with nothing retouched the download is disabled, with a reason',
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
  name: 'Guard: an archive brings its photos into the grid, a new version to an old name, and a report',
  play: async ({ canvas, args, world }) => {
    await canvas.findByText('Сопоставлено 6 из 63');
    await click('Загрузить ZIP или фото');
    const images = world.projects[0]?.images ?? [];
    const names = [0, 8, 9].map((index) => images[index]?.name ?? '');
    await sendArchive(await archiveOf(Object.fromEntries(names.map((name, index) => [`готово/${name}`, `nina-${index}.jpg`]))));
    const report = await archiveDialog();
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
  name: 'Guard: a magnifier looks at a photo over its original, and leads on to the next one',
  play: async () => {
    await look(/^DSC_0431.jpg, v2/);
    const viewer = within(await fullyOpened(await screen.findByRole('dialog', { name: 'DSC_0431.jpg' })));
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

export const TriedAgain = meta.story({
  name: 'Guard: a list that failed is requested again',
  beforeEach: ({ msw }) => msw.use(...once(down(listRetouched))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Попробовать снова' }));
    await expect(await canvas.findByText('Сопоставлено 6 из 63')).toBeVisible();
  },
});
