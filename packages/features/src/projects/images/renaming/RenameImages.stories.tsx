import { renameProjectImages, sentences } from '@portal/api';
import { down, once } from '@portal/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { click, dialog, notices } from '../../testing/inStories.ts';
import { chosen, Panel, tileNames } from '../inStories.tsx';

const meta = preview.meta({
  title: 'Projects/Images',
  component: Panel,
  parameters: { address: '/dashboard/projects', signedIn: true },
});

/** Chooses the first photos and opens the dialog. */
async function open(count: number) {
  const rows = await screen.findAllByRole('row', { name: /^IMG/ });
  for (const row of rows.slice(0, count)) await userEvent.click(row);
  await click('Переименовать');
  return dialog(`Новые имена: ${count === 2 ? '2 изображения' : '3 изображения'}`);
}

const submit = () => within(screen.getByRole('dialog')).findByRole('button', { name: 'Переименовать' });

/** Several photos get a name and a number; the first names are shown before anything changes. */
export const RenamedByPattern = meta.story({
  play: async () => {
    const form = await open(3);
    await userEvent.type(await form.findByLabelText('Образец'), 'Класс 4А-001');
  },
});

/** Renaming at 320 px. */
export const RenamedNarrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    const form = await open(3);
    await userEvent.click(await form.findByRole('radio', { name: 'Из списка' }));
    await userEvent.type(await form.findByLabelText('Имена'), 'Переосвидетельствованиевысокопревосходительства Иван\nа/б\nПетрова');
  },
});

export const NamesByPattern = meta.story({
  name: 'Guard: photos are named by a pattern, after a look at old and new names; a failure keeps what was typed',
  beforeEach: ({ msw }) => msw.use(...once(down(renameProjectImages))),
  play: async ({ world }) => {
    const before = chosen(world);
    const form = await open(2);
    await expect(await submit()).toBeDisabled();
    await userEvent.type(await form.findByLabelText('Образец'), 'Класс 4А-009');
    await waitFor(() => expect(form.getAllByRole('listitem').map((row) => row.textContent)).toHaveLength(2));
    await expect(await form.findByText(/^Класс 4А-010\./)).toBeVisible();
    await userEvent.click(await submit());
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось переименовать']]));
    await expect(chosen(world)).toEqual(before);
    await userEvent.click(await submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(notices()[0]).toEqual(['success', 'Переименовано: 2 изображения']);
    await expect(chosen(world).filter((name) => name.startsWith('Класс 4А-0'))).toHaveLength(2);
    await waitFor(() => expect(tileNames().filter((name) => name?.startsWith('Класс 4А-0'))).toHaveLength(2));
  },
});

export const NamesByList = meta.story({
  name: 'Guard: names from a list need as many photos; one that is taken or a path is named with its reason, and nothing is renamed',
  play: async ({ world }) => {
    const before = chosen(world);
    const form = await open(2);
    await userEvent.click(await form.findByRole('radio', { name: 'Из списка' }));
    const list = await form.findByLabelText('Имена');
    await userEvent.type(list, 'Иванов Иван');
    await expect(await form.findByText('Имён: 1, изображений: 2. Нужно поровну.')).toBeVisible();
    await userEvent.type(list, '\nиванов иван');
    await expect((await form.findAllByText(sentences.fileNameTaken))[0]).toBeVisible();
    await expect(await submit()).toBeDisabled();
    await userEvent.clear(list);
    await userEvent.type(list, 'Иванов Иван\nа/б');
    await expect(await form.findByText(sentences.fileNamePath)).toBeVisible();
    await expect(await submit()).toBeDisabled();
    await expect(chosen(world)).toEqual(before);
    await userEvent.clear(list);
    await userEvent.type(list, 'Иванов Иван\nПетрова Анна');
    const button = await submit();
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(chosen(world).filter((name) => /^(?:Иванов Иван|Петрова Анна)\./.test(name))).toHaveLength(2);
  },
});

export const ListKept = meta.story({
  name: 'Guard: Escape asks before a list of names is lost',
  play: async () => {
    const form = await open(2);
    await userEvent.click(await form.findByRole('radio', { name: 'Из списка' }));
    await userEvent.type(await form.findByLabelText('Имена'), 'Иванов Иван');
    await userEvent.keyboard('{Escape}');
    const question = within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Уйти без сохранения?' })));
    await userEvent.click(question.getByRole('button', { name: 'Остаться' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(form.getByLabelText('Имена')).toHaveValue('Иванов Иван');
  },
});

export const RenamedManyElsewhere = meta.story({
  name: 'Guard: when another window has renamed one of several photos, none is renamed: the list shows its name, and what was typed stays',
  play: async ({ world }) => {
    const form = await open(2);
    await userEvent.type(await form.findByLabelText('Образец'), 'Класс 4А-009');
    const [image] = world.projects.find(({ id }) => id === 105)?.images.filter(({ name }) => form.queryByText(name) !== null) ?? [];
    if (image) image.name = 'Ольга.jpg';
    await userEvent.click(await submit());
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось переименовать']]));
    await expect(await form.findByText('Ольга.jpg')).toBeVisible();
    await expect(form.getByLabelText('Образец')).toHaveValue('Класс 4А-009');
    await expect(chosen(world).filter((name) => name.startsWith('Класс'))).toEqual([]);
    await userEvent.click(await submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(chosen(world).filter((name) => name.startsWith('Класс 4А-0'))).toHaveLength(2);
  },
});
