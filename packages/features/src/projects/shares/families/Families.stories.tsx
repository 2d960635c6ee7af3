import { shareSentences } from '@portal/api';
import { addFamily, addShare, type World, type WorldShare } from '@portal/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { addClasses } from '../../groups/inStories.ts';
import { click, dialog } from '../../testing/inStories.ts';
import { SharesPanel } from '../SharesPanel.tsx';

const meta = preview.meta({
  title: 'Projects/Shares',
  tags: ['phone'],
  component: SharesPanel,
  args: { projectId: 105 },
  parameters: { address: '/dashboard/projects', signedIn: true },
});

const at = '2026-11-01T10:00:00Z';
/** The share of a class, on which each family chooses for itself. */
const addClassShare = (world: World, more: Partial<WorldShare> = {}) =>
  addShare(world, {
    projectId: 105,
    shows: 'originals',
    choiceLimit: 15,
    canDownload: false,
    expiresOn: '2026-12-30',
    chooses: 'each_family',
    ...more,
  });
const images = (world: World, count: number) =>
  new Set(
    world.projects
      .find(({ id }) => id === 105)
      ?.images.slice(0, count)
      .map(({ id }) => id),
  );
function addFamilies(world: World): WorldShare {
  const parent = addClassShare(world);
  addFamily(world, parent, 'Котова Анна', { favourites: images(world, 3), choiceClosedAt: at });
  addFamily(world, parent, 'Иванов Пётр', {
    favourites: images(world, 2),
    remarks: new Map([[[...images(world, 1)][0] ?? 0, { text: 'Светлее', at }]]),
  });
  addFamily(world, parent, 'Ёлкина Вера');
  addFamily(world, parent, 'елкина вера');
  addFamily(world, parent, 'Чужой человек', { endedAt: at });
  return parent;
}
const families = async () => {
  await click(/^Семьи/);
  return within(await screen.findByRole('list', { name: 'Семьи' }));
};
/** An action about one family. */
async function act(name: string, action: string) {
  const row = (await families()).getByText(name).closest('li');
  await userEvent.click(within(row!).getByRole('button', { name: 'Ещё' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}
const question = async (name: RegExp) => within(await fullyOpened(await screen.findByRole('alertdialog', { name })));

/** The families that have come by the share of a class, with what each has chosen. */
export const FamiliesOfShare = meta.story({
  name: 'Families',
  beforeEach: ({ world }) => void addFamilies(world),
  play: async () => void (await families()),
});

/** The same at 320 px, with a name without a place to break. */
export const FamiliesNarrow = meta.story({
  name: 'Families, narrow',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => void addFamily(world, addFamilies(world), 'Константинопольская-Переосвидетельствованская'),
  play: async () => void (await families()),
});

export const ChoicesOfFamilies = meta.story({
  name: 'Guard: the choice of each family is opened by itself, and a name that is there twice is marked',
  beforeEach: ({ world }) => void addFamilies(world),
  play: async () => {
    await expect(await screen.findByText('4 семьи, готово: 1')).toBeInTheDocument();
    await act('Котова Анна', 'Посмотреть выбор');
    const choice = await dialog('Выбор: Котова Анна');
    await expect(await choice.findAllByRole('row')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findAllByText('имя встречается дважды')).toHaveLength(2);
  },
});

export const OneFamilyEnds = meta.story({
  name: 'Guard: one family is ended and the others go on; with the share all of them end',
  beforeEach: ({ world }) => void addFamilies(world),
  play: async ({ world }) => {
    await act('Котова Анна', 'Завершить');
    await userEvent.click((await question(/^Завершить доступ: .*Котова Анна\?$/)).getByRole('button', { name: 'Завершить' }));
    const ended = () => world.shares.filter(({ endedAt }) => endedAt !== null).map(({ familyName }) => familyName);
    await waitFor(() => expect(ended()).toEqual(['Котова Анна', 'Чужой человек']));
    await expect(await screen.findByText('3 семьи, готово: 0')).toBeInTheDocument();
  },
});

export const SettingsReachFamilies = meta.story({
  name: 'Guard: what is changed for a share is changed for its families',
  beforeEach: ({ world }) => void addFamilies(world),
  play: async ({ world }) => {
    await click('Настроить');
    const settings = await dialog('Настройки ссылки');
    await userEvent.clear(settings.getByRole('textbox', { name: /^Сколько можно выбрать/ }));
    await userEvent.type(settings.getByRole('textbox', { name: /^Сколько можно выбрать/ }), '7');
    await userEvent.click(settings.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(world.shares.map(({ choiceLimit }) => choiceLimit)).toEqual([7, 7, 7, 7, 7, 15]));
  },
});

export const WhoChoosesIsSettled = meta.story({
  name: 'Guard: who chooses is settled once families have come, and the form says why',
  beforeEach: ({ world }) => void addFamilies(world),
  play: async ({ world }) => {
    await click('Настроить');
    const settings = await dialog('Настройки ссылки');
    await userEvent.click(settings.getByRole('radio', { name: /^Все вместе/ }));
    await userEvent.click(settings.getByRole('button', { name: 'Сохранить' }));
    await expect(await settings.findByText(shareSentences.choosesFixed.replaceAll('\u00a0', ' '))).toBeInTheDocument();
    await expect(world.shares[0]?.chooses).toBe('each_family');
  },
});

export const FamiliesByDefault = meta.story({
  name: 'Guard: the share of a class asks each family unless the photographer says otherwise, that of a pupil or of the project does not',
  beforeEach: ({ world }) => addClasses(world),
  play: async ({ world }) => {
    await click('Создать ссылку');
    const form = await dialog('Ссылка для клиента');
    await expect(form.getByRole('radio', { name: /^Все вместе/ })).toBeChecked();
    const role = innerWidth < 600 ? 'button' : 'combobox';
    const pick = async (group: string) => {
      await userEvent.click(await form.findByRole(role, { name: /^Какие снимки/ }));
      await userEvent.click(await screen.findByRole('option', { name: group }));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    };
    await pick('1А, Котова Анна');
    await expect(form.queryByRole('radio', { name: /^Все вместе/ })).not.toBeInTheDocument();
    await pick('1А');
    await expect(form.getByRole('radio', { name: /^Каждая семья выбирает отдельно/ })).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Создать ссылку' }));
    await waitFor(() => expect(world.shares).toMatchObject([{ groupId: 9101, chooses: 'each_family' }]));
  },
});
