import { listCards } from '@portal/api';
import { down, slow, type World } from '@portal/mocks';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { addClasses } from '../groups/inStories.ts';
import { Panel } from '../images/inStories.tsx';
import { click, dialog, notices } from '../testing/inStories.ts';
import { addCards, groupsOfPhotos } from './inStories.ts';

const meta = preview.meta({
  title: 'Projects/Cards',
  component: Panel,
  parameters: { address: '/dashboard/projects', signedIn: true },
});

const withCards = ({ world }: { world: World }) => addCards(world);
const openCards = async () => {
  await screen.findAllByRole('row');
  await click('Группы…');
  await dialog('Группы съёмки');
  await click('Карточки');
  return within(await fullyOpened(await screen.findByRole('dialog', { name: 'Карточки учеников' })));
};
const chooseFirst = async () => {
  const [first] = await screen.findAllByRole('row', { name: /^IMG/ });
  await userEvent.click(first!);
  await screen.findByRole('button', { name: 'В группу…' });
};
const opened = async () => {
  await openCards();
};

/** What the cards in the photos have sorted, and what is to be looked at. */
export const Content = meta.story({
  beforeEach: withCards,
  play: async () => {
    await (await openCards()).findByText(/Карточек нашлось/);
  },
});

/** The cards of a project are being read. */
export const Loading = meta.story({
  beforeEach: ({ world, msw }) => {
    addCards(world);
    msw.use(...slow('infinite', listCards));
  },
  play: opened,
});

/** No photo shows a card yet: they can be printed. */
export const Empty = meta.story({
  beforeEach: ({ world }) => addClasses(world),
  play: async () => {
    await (await openCards()).findByText('Карточек в снимках пока нет');
  },
});

/** The cards cannot be read. */
export const Failed = meta.story({
  beforeEach: ({ world, msw }) => {
    addCards(world);
    msw.use(...down(listCards));
  },
  play: opened,
});

/** Names without a place to break. */
export const LongWords = meta.story({
  beforeEach: ({ world }) => {
    addCards(world);
    for (const group of world.projects[4]?.groups ?? [])
      group.name = `Рождественская-Преображенская Александра ${group.name}`.repeat(2).slice(0, 100);
  },
  play: opened,
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({
  beforeEach: withCards,
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: opened,
});

/** Says whose card a photo shows whose code cannot be read. */
export const Naming = meta.story({
  beforeEach: withCards,
  play: async () => {
    const [first] = await (await openCards()).findAllByRole('button', { name: /^Чья карточка на/ });
    await userEvent.click(first!);
    await dialog('Чья карточка');
  },
});

export const Sorted = meta.story({
  name: 'Guard: photos come into the groups of the cards before them, and cards are not among the photos',
  beforeEach: withCards,
  play: async ({ world }) => {
    await expect((await screen.findAllByRole('row')).map((row) => row.getAttribute('aria-label')).join(' ')).not.toMatch(/IMG_0213/);
    const form = await openCards();
    await userEvent.click(await form.findByRole('button', { name: /^Разложить \d+ снимк/ }));
    await waitFor(() => expect(form.queryByRole('button', { name: /^Разложить/ })).toBeNull());
    const images = world.projects[4]?.images ?? [];
    const groups = groupsOfPhotos(world);
    await expect(images.slice(0, 7).map(({ name }) => groups[name])).toEqual([null, null, 9102, 9102, 9102, null, 9103]);
  },
});

/** Of any photo can be said that it shows a card: one whose code was not found. */
export const OneOfThePhotos = meta.story({
  name: 'One of the photos',
  beforeEach: withCards,
  play: async () => {
    await chooseFirst();
    await click('Это карточка…');
    await dialog('Чья карточка');
  },
});

export const NamedByHand = meta.story({
  name: 'Guard: a photo whose code was not found is said to be a card, and sorts the photos after it',
  beforeEach: withCards,
  play: async ({ world }) => {
    await userEvent.click(await screen.findByRole('row', { name: /^IMG_0218/ }));
    await screen.findByRole('button', { name: 'В группу…' });
    await click('Это карточка…');
    const form = await dialog('Чья карточка');
    await userEvent.type(form.getByRole('combobox', { name: /^Ученик/ }), 'Ли Ира');
    await userEvent.click(await screen.findByRole('option', { name: '1А, Ли Ира' }));
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(notices()).toEqual([['success', 'Это карточка: 1А, Ли Ира']]));
    const images = world.projects[4]?.images ?? [];
    const card = images.find(({ name }) => name === 'IMG_0218.jpg');
    await expect(card?.isCard).toBe(true);
    await expect(world.projects[4]?.sorting?.get(card?.id ?? 0)).toMatchObject({ card: 'pupil', cardGroupId: 9104 });
    // They followed another pupil's card before.
    await expect(images.slice(3, 5).map(({ groupId }) => groupId)).toEqual([9104, 9104]);
    await waitFor(() => expect(screen.queryByRole('row', { name: /^IMG_0218/ })).toBeNull());
  },
});

export const NoPupils = meta.story({
  name: 'Guard: without pupils no photo is offered as a card, nor are several at once',
  play: async () => {
    await chooseFirst();
    await expect(screen.queryByRole('button', { name: 'Это карточка…' })).toBeNull();
  },
});

export const Undone = meta.story({
  name: 'Guard: each photo of a card is listed, and is a photo again once it is said to show none',
  beforeEach: withCards,
  play: async ({ world }) => {
    const form = await openCards();
    await userEvent.click(await form.findByRole('button', { name: 'Найденные карточки: 3' }));
    const [card] = await form.findAllByRole('button', { name: /^На снимке .* не карточка$/ });
    await expect(card?.closest('li')).toHaveTextContent('Котова Анна');
    await expect(card?.closest('li')?.querySelector('a')).toHaveAttribute('href');
    await userEvent.click(card!);
    await form.findByRole('button', { name: 'Найденные карточки: 2' });
    await expect(world.projects[4]?.images[1]?.isCard).toBe(false);
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Карточки учеников' })).toContainElement(document.activeElement as HTMLElement),
    );
  },
});

export const AllDoubts = meta.story({
  name: 'Guard: all photos to be looked at can be shown',
  beforeEach: ({ world }) => {
    addCards(world);
    const project = world.projects[4];
    const [first] = project?.images ?? [];
    if (!first) return;
    for (let at = 0; at < 30; at += 1) {
      project?.images.push({ ...first, id: 95_000 + at, name: `EARLY_${at}.jpg` });
      project?.sorting?.set(95_000 + at, { camera: 'Canon EOS R6 · 0123456' });
    }
  },
  play: async () => {
    const form = await openCards();
    await userEvent.click(await form.findByRole('button', { name: /^Показать ещё \d+/ }));
    await expect(await form.findAllByText(/^До первой карточки/)).toHaveLength(31);
    await expect(form.queryByRole('button', { name: /^Показать ещё/ })).toBeNull();
  },
});

export const Shifted = meta.story({
  name: 'Guard: a camera without cards follows those of the other one once its clock is set',
  beforeEach: withCards,
  play: async ({ world }) => {
    const form = await openCards();
    const fields = await form.findAllByLabelText('Сдвиг часов, мин');
    await userEvent.type(fields.at(-1)!, 'час');
    await userEvent.click(form.getByRole('button', { name: 'Сдвинуть часы: Sony A7 · DSC' }));
    await expect(await form.findByText(/Сдвиг — целое число минут/)).toBeVisible();
    await userEvent.clear(fields.at(-1)!);
    await userEvent.type(fields.at(-1)!, '0');
    await userEvent.click(form.getByRole('button', { name: 'Сдвинуть часы: Sony A7 · DSC' }));
    await waitFor(() => expect(world.projects[4]?.clocks).toEqual([{ camera: 'Sony A7 · DSC', minutes: 0 }]));
  },
});

export const Printed = meta.story({
  name: 'Guard: the sheets have a card for each pupil, with two codes and without a button',
  beforeEach: ({ world }) => {
    addCards(world);
    const printing = spyOn(globalThis, 'print').mockImplementation(fn());
    return () => printing.mockRestore();
  },
  play: async () => {
    const form = await openCards();
    await userEvent.click(await form.findByRole('button', { name: 'Напечатать' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const paper = document.querySelector('[data-printed-alone]');
    await expect([...(paper?.querySelectorAll('li strong') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Котова Анна',
      'Иванов Пётр',
      'Ли Ира',
      'Яковлева Ия',
    ]);
    await expect(paper?.querySelectorAll('svg').length).toBe(8);
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-printed-alone]')).toBeNull());
  },
});
