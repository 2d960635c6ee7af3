import { joinShare, shareLimits, shareSentences } from '@portal/api';
import { addFamily, addShare, refuse, slow, type World, type WorldShare } from '@portal/mocks';
import { useLocation } from 'react-router-dom';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { SharedScreen } from '../SharedScreen.tsx';
import { exampleShare, keptFamilies, keptPasses } from '../inStories.ts';

/** The share of a class, whose families each choose for themselves. */
function classShare(world: World, more: Partial<WorldShare> = {}): WorldShare {
  const project = world.projects.find(({ id }) => id === 105);
  if (project) {
    project.groups = [{ id: 9001, name: '1А' }];
    for (const image of project.images) image.groupId = 9001;
  }
  const marks = { favourites: new Set<number>(), remarks: new Map() };
  return addShare(world, { ...exampleShare(world), ...marks, groupId: 9001, chooses: 'each_family', ...more });
}

/** A family of it that this browser knows. */
function knownFamily(world: World, more: Partial<WorldShare> = {}, name = 'Котова Анна'): WorldShare {
  const family = addFamily(world, classShare(world), name, { token: 'family-share', ...more });
  families.remember('client-share', name.toLowerCase(), family.token);
  return family;
}

const families = keptFamilies();
const passes = keptPasses();

/** The page follows the address, as in the portal. */
function Routed(props: Omit<Parameters<typeof SharedScreen>[0], 'token'>) {
  const { pathname } = useLocation();
  return <SharedScreen {...props} token={pathname.replace('/s/', '')} />;
}

const meta = preview.meta({
  title: 'Shares/Family page',
  tags: ['phone'],
  component: Routed,
  args: { passes, families },
  beforeEach: () => () => {
    families.clear();
    passes.clear();
  },
  parameters: { address: '/s/client-share', layout: 'fullscreen' },
});

const nameField = () => screen.findByRole('textbox', { name: /^Фамилия и\sимя ребёнка$/ });
const ask = async (name: string) => {
  await userEvent.type(await nameField(), name);
  await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
};
const heart = async (place: number) => (await screen.findAllByRole('button', { name: /^Выбрать / }))[place]!;

/** A family chooses from the photos of its class. */
export const Content = meta.story({
  parameters: { address: '/s/family-share' },
  beforeEach: ({ world }) => void knownFamily(world),
});

/** The link of a class asks once who is choosing. Before that it shows nothing. */
export const Question = meta.story({ beforeEach: ({ world }) => void classShare(world) });

/** The name is sent, and the answer has not come yet. */
export const Loading = meta.story({
  beforeEach: ({ msw, world }) => {
    classShare(world);
    msw.use(...slow('infinite', joinShare));
  },
  play: () => ask('Котова Анна'),
});

/** The class has no photos yet. */
export const Empty = meta.story({
  parameters: { address: '/s/family-share' },
  beforeEach: ({ world }) => {
    knownFamily(world);
    const project = world.projects.find(({ id }) => id === 105);
    if (project) project.images = [];
  },
});

/** More families than a link is for. */
export const Failed = meta.story({
  beforeEach: ({ msw, world }) => {
    classShare(world);
    msw.use(...refuse(joinShare, 422, shareSentences.familiesFull));
  },
  play: () => ask('Котова Анна'),
});

/** The photographer has ended the family’s link: the name can be written again. */
export const Ended = meta.story({
  parameters: { address: '/s/family-share' },
  beforeEach: ({ world }) => void knownFamily(world, { endedAt: '2026-11-01T10:00:00Z' }),
});

/** A name without a place to break, at 320 px. */
export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  parameters: { address: '/s/family-share' },
  beforeEach: ({ world }) => void knownFamily(world, {}, `Константинопольская-${'Переосвидетельствованская'.repeat(2)}`),
});

/** The question at 320 px. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => void classShare(world),
});

export const OneChoiceEach = meta.story({
  name: 'Guard: a second family at the same link starts without hearts, and takes back none of the first',
  beforeEach: ({ world }) => void classShare(world),
  play: async ({ world }) => {
    await expect(await nameField()).toBeInTheDocument();
    await expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await ask('Котова Анна');
    await userEvent.click(await heart(0));
    await waitFor(() => expect(world.shares.at(-1)?.favourites.size).toBe(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Выбирает другой ребёнок?' }));
    await ask('Лев Иванов');
    await expect(await screen.findByText('Выбирает: Лев Иванов')).toBeInTheDocument();
    await expect(await screen.findByText('Выбрано 0 из 5')).toBeInTheDocument();
    await expect(document.body).not.toHaveTextContent('Котова');
    await userEvent.click(await heart(0));
    await waitFor(() => expect(world.shares.map(({ favourites }) => favourites.size)).toEqual([0, 1, 1]));
  },
});

export const TwinsComeBack = meta.story({
  name: 'Guard: a name that this browser knows leads to the same choice, and makes no second family',
  beforeEach: ({ world }) => void classShare(world),
  play: async ({ world }) => {
    for (const name of ['Котова Анна', 'Котов Лев', 'КОТОВА  анна']) {
      await ask(name);
      await userEvent.click(await screen.findByRole('button', { name: 'Выбирает другой ребёнок?' }));
    }
    await nameField();
    await expect(world.shares).toHaveLength(3);
  },
});

export const LinkLeadsBack = meta.story({
  name: 'Guard: the link of a class leads the browser to the family that it knows',
  beforeEach: ({ world }) => void knownFamily(world),
  play: async () => {
    await expect(await screen.findByText('Выбирает: Котова Анна')).toBeInTheDocument();
  },
});

export const EndedAsksAgain = meta.story({
  name: 'Guard: a link that knows only an ended family asks again, instead of leading there for ever',
  beforeEach: ({ world }) => void knownFamily(world, { endedAt: '2026-11-01T10:00:00Z' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Написать имя ещё раз' }));
    await ask('Котова Анна');
    await expect(await screen.findByText('Выбирает: Котова Анна')).toBeInTheDocument();
  },
});

export const PinOnce = meta.story({
  name: 'Guard: the PIN of the class is entered once, and nothing is asked before it',
  beforeEach: ({ world }) => void classShare(world, { pin: '2468' }),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'PIN' }), '2468');
    await expect(screen.queryByText('Кто выбирает?')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Открыть' }));
    await ask('Котова Анна');
    await expect(await screen.findByText('Выбирает: Котова Анна')).toBeInTheDocument();
  },
});

export const NamesAreChecked = meta.story({
  name: 'Guard: an empty and a very long name are refused where they are written, without asking the server',
  beforeEach: ({ world }) => void classShare(world),
  play: async ({ world }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Продолжить' }));
    await expect(await screen.findByText(shareSentences.familyRequired)).toBeInTheDocument();
    await userEvent.click(await nameField());
    await userEvent.paste('Я'.repeat(shareLimits.familyNameLength + 1));
    await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
    await expect(await screen.findByText(shareSentences.familyLength.replaceAll('\u00a0', ' '))).toBeInTheDocument();
    await expect(world.shares).toHaveLength(1);
  },
});

export const SentAlone = meta.story({
  name: 'Guard: a family sends its own choice, and the link of the class stays open to others',
  parameters: { address: '/s/family-share' },
  beforeEach: ({ world }) => {
    const ids = world.projects.find(({ id }) => id === 105)?.images.map(({ id }) => id) ?? [];
    knownFamily(world, { favourites: new Set(ids.slice(0, 1)) });
  },
  play: async ({ world }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Готово' }));
    const dialog = await fullyOpened(await screen.findByRole('alertdialog', { name: 'Отправить выбор?' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(world.shares.map(({ choiceClosedAt }) => choiceClosedAt === null)).toEqual([true, false]));
    await expect(await screen.findByText(/^Выбор отправлен/)).toBeInTheDocument();
  },
});

export const OtherPhone = meta.story({
  name: 'Guard: for another phone the address of the family is copied, and not the link of the class',
  parameters: { address: '/s/family-share' },
  beforeEach: ({ world }) => void knownFamily(world),
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await screen.findByRole('button', { name: 'Открыть на другом телефоне' }));
    await waitFor(() => expect(write.mock.calls).toEqual([[`${location.origin}/s/family-share`]]));
  },
});
