import { deleteProjectImage, listRetouched } from '@portal/api';
import { createHandlers, down, exampleRetouched, gateFor, once } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { answer, question, questionGone } from '../testing/deletion.ts';
import { notices, click } from '../testing/inStories.ts';
import { chosen, look, Panel, tile, tileNames } from './inStories.tsx';

const meta = preview.meta({
  title: 'Projects/Images',
  tags: ['phone'],
  component: Panel,
  parameters: { address: '/dashboard/projects', signedIn: true },
});

/** Deleting a photo asks first, and says what goes with it. */
export const Asking = meta.story({
  name: 'Before a deletion',
  play: async () => {
    await userEvent.click(await tile(/IMG_0236/));
    await click('Удалить выбранные');
    await screen.findByRole('alertdialog', question);
  },
});

/** A photo full screen, with its marks. */
export const Viewing = meta.story({
  play: async () => {
    await look(/IMG_0236/);
  },
});

export const SeveralDeleted = meta.story({
  name: 'Guard: several are deleted after a question; the one that failed is named and stays chosen',
  beforeEach: ({ msw }) => msw.use(...once(down(deleteProjectImage))),
  play: async ({ world }) => {
    for (const name of [/IMG_0218/, /IMG_0212/, /IMG_0215/]) await userEvent.click(await tile(name));
    await click('Удалить выбранные');
    await expect(await screen.findByRole('alertdialog', { name: 'Удалить 3 изображения?' })).toBeInTheDocument();
    await answer();
    await questionGone();
    await expect(toasts.list()).toMatchObject([
      { type: 'error', title: 'Не удалось удалить', message: expect.stringContaining('IMG_0218.jpg') },
      { type: 'success', title: 'Удалено 2 изображения' },
    ]);
    await expect(await screen.findByText('Выбрано: 1')).toBeVisible();
    await expect(await tile(/IMG_0218/)).toHaveAccessibleName(/1-й в выборе/);
    await expect(chosen(world)).toHaveLength(7);
    await expect(chosen(world)).toContain('IMG_0218.jpg');
  },
});

/** Chooses a photo too, and waits for the question. */
const openQuestion = async (name: string) => {
  await userEvent.click(await tile(new RegExp(`^${name}`)));
  await click('Удалить выбранные');
  return screen.findByRole('alertdialog', question);
};

export const RetouchedStay = meta.story({
  name: 'Guard: the question shows how many retouched photos stay without an original; those are marked so afterwards',
  beforeEach: ({ world }) => {
    const project = world.projects[4];
    if (project) project.retouched = exampleRetouched(project, 2);
  },
  play: async ({ world }) => {
    const [first = '', second = '', third = ''] = chosen(world);
    await expect(await openQuestion(third)).toHaveTextContent(/удалится навсегда\.Отмена/);
    await click('Отмена');
    await questionGone();
    await expect(await openQuestion(first)).toHaveTextContent('1 обработанная фотография останется без оригинала.');
    await click('Отмена');
    await questionGone();
    await expect(await openQuestion(second)).toHaveTextContent('2 обработанные фотографии останутся без оригинала.');
    await answer();
    await questionGone();
    await userEvent.click(screen.getByRole('tab', { name: 'Обработанные' }));
    await expect(await screen.findByText('Без оригинала: 2')).toBeVisible();
    await expect(await tile(new RegExp(`^${first}`))).toHaveAccessibleName(/без оригинала/);
  },
});

export const RetouchedStayOne = meta.story({
  name: 'Guard: the viewer’s question shows it too; where it is not known, in general',
  beforeEach: ({ world, msw }) => {
    const project = world.projects[4];
    if (project) project.retouched = exampleRetouched(project, 1);
    msw.use(...down(listRetouched));
  },
  play: async ({ world, msw }) => {
    const [first = ''] = chosen(world);
    await userEvent.click(await tile(new RegExp(`^${first}`)));
    await click('Удалить выбранные');
    await expect(await screen.findByRole('alertdialog', question)).toHaveTextContent('Обработанные фотографии останутся без оригинала.');
    await click('Отмена');
    await questionGone();
    // The server is there again.
    msw.use(...createHandlers(world));
    await click('Снять выделение');
    const viewer = await look(new RegExp(`^${first}`));
    await userEvent.click(viewer.getByRole('button', { name: 'Удалить' }));
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', question)).toHaveTextContent('1 обработанная фотография останется без оригинала.'),
    );
  },
});

export const OneDeleted = meta.story({
  name: 'Guard: one is reported as one, and what is gone already counts as deleted',
  play: async ({ world }) => {
    await userEvent.click(await tile(/IMG_0212/));
    const project = world.projects[4];
    if (project) project.images = project.images.filter(({ name }) => name !== 'IMG_0212.jpg');
    await click('Удалить выбранные');
    await answer();
    await questionGone();
    await expect(notices()).toEqual([['success', 'Изображение удалено']]);
    await waitFor(() => expect(tileNames()).toHaveLength(8));
  },
});

export const GoesOnAtTheNeighbour = meta.story({
  name: 'Guard: after a deletion focus goes to the photo that is there now; after the last, to the upload',
  beforeEach: ({ world }) => {
    world.projects[4]?.images.splice(3);
  },
  play: async () => {
    await userEvent.click(await tile(/IMG_0215/));
    await click('Удалить выбранные');
    await answer();
    await questionGone();
    await waitFor(() => expect(screen.getByRole('row', { name: /IMG_0212/ })).toHaveFocus());
    await click('Выбрать все');
    await click('Удалить выбранные');
    await answer();
    await questionGone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Загрузить' })).toHaveFocus());
  },
});

export const LastOnesDeleted = meta.story({
  name: 'Guard: after the last of several are deleted focus moves to the one before them',
  play: async () => {
    await tile(/IMG_0212/);
    const names = tileNames();
    for (const name of names.slice(-2)) await userEvent.click(await tile(new RegExp(`^${name}`)));
    await click('Удалить выбранные');
    await answer();
    await questionGone();
    await waitFor(() => expect(screen.getByRole('row', { name: new RegExp(`^${names.at(-3)}`) })).toHaveFocus());
  },
});

export const DeletedOutOfSight = meta.story({
  name: 'Guard: under a pointer, deleting what is not visible leaves the scroll position',
  beforeEach: ({ world }) => {
    const project = world.projects[4];
    const [first] = project?.images ?? [];
    if (project && first)
      project.images = Array.from({ length: 60 }, (_, index) => ({ ...first, id: 5000 + index, name: `IMG_${index + 1}.jpg` }));
  },
  play: async () => {
    const [first] = await screen.findAllByRole('row');
    await userEvent.click(first!);
    window.scrollTo({ top: 2000, behavior: 'instant' });
    await waitFor(() => expect(Number(screen.getAllByRole('row').at(-1)?.getAttribute('aria-rowindex'))).toBeGreaterThan(24));
    await click('Удалить выбранные');
    await answer();
    await questionGone();
    await waitFor(() => expect(document.activeElement).toHaveRole('row'));
    // The browser scrolls with a photo that moves up by a row.
    await expect(window.scrollY).toBeGreaterThan(1700);
  },
});

const deletions = gateFor(deleteProjectImage);

export const AtOnce = meta.story({
  name: 'Guard: several deletions run together',
  beforeEach: ({ msw }) => msw.use(...deletions.close()),
  play: async ({ world }) => {
    for (const name of [/IMG_0218/, /IMG_0212/, /IMG_0215/]) await userEvent.click(await tile(name));
    await click('Удалить выбранные');
    await answer();
    // None is answered yet.
    await waitFor(() => expect(deletions.requests()).toBe(3));
    deletions.open();
    await questionGone();
    await expect(chosen(world)).toHaveLength(6);
  },
});

export const ViewerDeletes = meta.story({
  name: 'Guard: deleting in the viewer goes to the neighbour, and closes with the last one; then the keyboard is where that stood',
  beforeEach: ({ world }) => {
    world.projects[4]?.images.splice(3);
  },
  play: async ({ world }) => {
    const viewer = await look(/IMG_0215/);
    for (const next of ['IMG_0212.jpg', 'IMG_0218.jpg']) {
      await userEvent.click(viewer.getByRole('button', { name: 'Удалить' }));
      await answer();
      await questionGone();
      await waitFor(() => expect(viewer.getByText(next)).toBeVisible());
    }
    // The dialog handles the keyboard until it has returned the focus.
    await waitFor(() => expect(viewer.getByRole('button', { name: 'Удалить' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('row', { name: /IMG_0218/ })).toHaveFocus());
    const last = await look(/IMG_0218/);
    await userEvent.click(last.getByRole('button', { name: 'Удалить' }));
    await answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText('Изображений пока нет')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Загрузить' })).toHaveFocus());
    await expect(chosen(world)).toEqual([]);
  },
});
