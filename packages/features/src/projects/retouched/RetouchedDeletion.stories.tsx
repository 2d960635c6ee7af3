import { deleteRetouched } from '@portal/api';
import { down, exampleRetouched, once } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { answer, question, questionGone } from '../testing/deletion.ts';
import { notices, click } from '../testing/inStories.ts';
import { look, renewed, Retouching, tile } from './inStories.tsx';

const meta = preview.meta({
  title: 'Projects/Retouched photos',
  component: Retouching,
  args: { onChanged: fn() },
  parameters: { address: '/dashboard/projects?project=101', signedIn: true },
  beforeEach: ({ world }) => {
    const [project] = world.projects;
    if (!project) return;
    project.retouched = renewed(exampleRetouched(project, 7));
    // The first photo, because it is visible on a phone too.
    for (const photo of project.retouched) if (photo.originalId === null) photo.name = 'DSC_0430-лишний.jpg';
  },
});

const loose = /^DSC_0430-лишний/;
const names = (world: { projects: { retouched: { name: string }[] }[] }) => world.projects[0]?.retouched.map(({ name }) => name) ?? [];
const narrow = { viewport: { value: 'narrow', isRotated: false } };

const chooseTwo = async () => {
  for (const name of [/^DSC_0437/, loose]) await userEvent.click(await tile(name));
};
/** Two photos are chosen; what can be done with them stands in the bar. */
export const Chosen = meta.story({ play: chooseTwo });
/** Two photos are chosen on a narrow phone. */
export const ChosenNarrow = meta.story({ globals: narrow, play: chooseTwo });

/** Deleting a retouched photo asks first. */
export const Asking = meta.story({
  name: 'Before a deletion',
  play: async () => {
    await userEvent.click(await tile(/^DSC_0437/));
    await click('Удалить выбранные');
    await screen.findByRole('alertdialog', question);
  },
});

export const SeveralDeleted = meta.story({
  name: 'Guard: several are deleted after a question, and the total follows; the one that failed is named and stays chosen',
  beforeEach: ({ msw }) => msw.use(...once(down(deleteRetouched))),
  play: async ({ world }) => {
    for (const name of [/^DSC_0437/, /^DSC_0431/, loose]) await userEvent.click(await tile(name));
    await click('Удалить выбранные');
    const question = await screen.findByRole('alertdialog', { name: 'Удалить 3 изображения?' });
    await expect(question).toHaveTextContent('Исходные снимки не изменятся.');
    await answer();
    await questionGone();
    await expect(toasts.list()).toMatchObject([
      { type: 'error', title: 'Не удалось удалить', message: expect.stringContaining('DSC_0437.jpg') },
      { type: 'success', title: 'Удалено 2 изображения' },
    ]);
    await expect(await screen.findByText('Выбрано: 1')).toBeVisible();
    await expect(await screen.findByText('Сопоставлено 5 из 63')).toBeVisible();
    await expect(screen.queryByText(/^Без оригинала/)).toBeNull();
    await expect(names(world)).toHaveLength(5);
    await expect(names(world)).toContain('DSC_0437.jpg');
    await expect(world.projects[0]?.images).toHaveLength(63);
  },
});

export const OneDeleted = meta.story({
  name: 'Guard: one is reported as one, and what is gone already counts as deleted',
  play: async ({ world }) => {
    await userEvent.click(await tile(loose));
    const project = world.projects[0];
    if (project) project.retouched = project.retouched.filter(({ name }) => !loose.test(name));
    await click('Удалить выбранные');
    await answer();
    await questionGone();
    await expect(notices()).toEqual([['success', 'Изображение удалено']]);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(6));
  },
});

export const GoesOnAtTheNeighbour = meta.story({
  name: 'Guard: after a deletion focus goes to the photo that is there now; after the last, to the upload',
  beforeEach: ({ world }) => {
    world.projects[0]?.retouched.splice(3);
  },
  play: async () => {
    await userEvent.click(await tile(/^DSC_0431/));
    await click('Удалить выбранные');
    await answer();
    await questionGone();
    await waitFor(() => expect(screen.getByRole('row', { name: /^DSC_0437/ })).toHaveFocus());
    // On a phone the bar is shown with the first selection.
    await userEvent.click(await tile(loose));
    await click('Выбрать все');
    await click('Удалить выбранные');
    await answer();
    await questionGone();
    await expect(await screen.findByText('Обработанных фотографий пока нет')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Загрузить ZIP или фото' })).toHaveFocus());
  },
});

export const ViewerDeletes = meta.story({
  name: 'Guard: deleting in the dialog goes to the neighbour, and closes with the last one; then the keyboard is where that stood',
  beforeEach: ({ world }) => {
    world.projects[0]?.retouched.splice(3);
  },
  play: async ({ world }) => {
    await look(/^DSC_0437/);
    for (const next of ['DSC_0431.jpg', 'DSC_0430-лишний.jpg']) {
      await click('Удалить');
      await answer();
      await questionGone();
      await screen.findByRole('dialog', { name: next });
    }
    await waitFor(() => expect(screen.getByRole('button', { name: 'Удалить' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('row', { name: loose })).toHaveFocus());
    await look(loose);
    await click('Удалить');
    await answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText('Обработанных фотографий пока нет')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Загрузить ZIP или фото' })).toHaveFocus());
    await expect(names(world)).toEqual([]);
  },
});

export const ViewerRefused = meta.story({
  name: 'Guard: where a deletion in the dialog is refused the question stays open, and the photo too',
  beforeEach: ({ msw }) => msw.use(...once(down(deleteRetouched))),
  play: async ({ world }) => {
    await look(/^DSC_0437/);
    await click('Удалить');
    await answer();
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось удалить']]));
    await userEvent.click(within(screen.getByRole('alertdialog', question)).getByRole('button', { name: 'Отмена' }));
    await questionGone();
    await expect(await screen.findByRole('dialog', { name: 'DSC_0437.jpg' })).toBeVisible();
    await expect(names(world)).toHaveLength(7);
  },
});
