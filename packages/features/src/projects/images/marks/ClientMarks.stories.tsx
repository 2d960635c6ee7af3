import { hideFromShares } from '@portal/api';
import { addShare, down, type World } from '@portal/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { click, notices } from '../../testing/inStories.ts';
import { look, Panel, sortBy, tile, tileNames } from '../inStories.tsx';

const meta = preview.meta({
  title: 'Projects/Images/Client marks',
  tags: ['phone'],
  component: Panel,
  parameters: { address: '/dashboard/projects', signedIn: true },
});

const at = '2026-11-20T12:00:00Z';

/** The newest photos are the first tiles, which the lowest canvas shows too. */
const marksOf = ({ projects }: World) => projects[4]?.images.slice(-3) ?? [];

/** A client has chosen two of the photos and written about one; a third is hidden. */
function addMarks(world: World) {
  const [first, second, third] = marksOf(world);
  if (!first || !second || !third) throw new Error('No photos');
  addShare(world, {
    projectId: 105,
    choiceLimit: 15,
    favourites: new Set([first.id, second.id]),
    remarks: new Map([[second.id, { text: 'Можно чуть светлее?\nИ без фонаря', at }]]),
  });
  world.hiddenFromShares.add(third.id);
  Object.assign(second, { mark: 'keep', rating: 4 });
}
const marked = meta.story({ beforeEach: ({ world }) => addMarks(world) });
const namesOf = (world: World) => marksOf(world).map(({ name }) => name);
const nameAt = (world: World, index: number) => new RegExp(namesOf(world)[index] ?? 'none');

/** What a client has chosen and remarked, and a photo that no share shows, beside the photographer's own marks. */
export const Content = marked.extend({});

/** The same on a phone. */
export const Narrow = marked.extend({ globals: { viewport: { value: 'narrow', isRotated: false } } });

/** Only what clients have chosen. */
export const Chosen = marked.extend({
  name: 'The choice of clients',
  play: async () => {
    await screen.findByRole('row', { name: /есть пожелание/ });
    await sortBy('Все отметки', 'Выбор клиента: 2');
  },
});

/** The remark of a client in the viewer. */
export const Viewed = marked.extend({
  play: async ({ world }) => {
    await screen.findByRole('row', { name: /есть пожелание/ });
    await look(nameAt(world, 1));
  },
});

export const Filtered = marked.extend({
  name: 'Guard: tiles say what clients marked, and the filter shows it alone',
  play: async ({ world }) => {
    const [first, second, third] = namesOf(world);
    await expect(await tile(new RegExp(`^${second},.*выбрал клиент, есть пожелание`))).toBeVisible();
    await sortBy('Все отметки', 'Выбор клиента: 2');
    await waitFor(() => expect(new Set(tileNames())).toEqual(new Set([first, second])));
    await sortBy('Выбор клиента', 'С пожеланиями: 1');
    await waitFor(() => expect(tileNames()).toEqual([second]));
    await sortBy('С пожеланиями', 'Скрытые: 1');
    await waitFor(() => expect(tileNames()).toEqual([third]));
  },
});

export const Unmarked = meta.story({
  name: 'Guard: where clients have marked nothing, the filter offers nothing of it',
  play: async () => {
    await tile(/IMG_0236/);
    await click('Все отметки');
    await screen.findByRole('menuitem', { name: /^Отобранные/ });
    await expect(screen.queryByRole('menuitem', { name: /клиент|пожелан|Скрыт/ })).toBeNull();
  },
});

export const RemarkRead = marked.extend({
  name: 'Guard: the viewer shows that the photo was chosen, and the remark',
  play: async ({ world }) => {
    await screen.findByRole('row', { name: /есть пожелание/ });
    const viewer = await look(nameAt(world, 1));
    await expect(await viewer.findByText(/^Пожелание: Можно чуть светлее\?/)).toBeVisible();
    await expect(viewer.getByText('Выбрал клиент')).toBeVisible();
  },
});

export const Hidden = meta.story({
  name: 'Guard: chosen photos are hidden by one click and put back by another, and a notice says so',
  play: async ({ world }) => {
    const [first, second] = marksOf(world);
    await userEvent.click(await tile(nameAt(world, 0)));
    await userEvent.click(await tile(nameAt(world, 1)));
    await click('Скрыть от клиентов');
    await waitFor(() => expect(screen.getAllByRole('row', { name: /скрыто от клиентов/ })).toHaveLength(2));
    await expect(world.hiddenFromShares).toEqual(new Set([first?.id, second?.id]));
    await expect(notices()).toEqual([['success', '2 фотографии скрыты']]);
    await click('Вернуть в ссылки');
    await waitFor(() => expect(screen.queryByRole('row', { name: /скрыто от клиентов/ })).toBeNull());
    await expect(world.hiddenFromShares.size).toBe(0);
  },
});

export const HiddenInViewer = meta.story({
  name: 'Guard: the viewed photo is hidden and put back in the viewer',
  play: async ({ world }) => {
    const viewer = await look(nameAt(world, 0));
    await userEvent.click(await viewer.findByRole('button', { name: 'Скрыть от клиентов' }));
    await expect(await viewer.findByText('Скрыто от клиентов')).toBeVisible();
    await expect([...world.hiddenFromShares]).toEqual([marksOf(world)[0]?.id]);
    await userEvent.click(await viewer.findByRole('button', { name: 'Вернуть в ссылки' }));
    await waitFor(() => expect(world.hiddenFromShares.size).toBe(0));
  },
});

export const NotHidden = meta.story({
  name: 'Guard: photos that could not be hidden have no sign, and a notice says so',
  beforeEach: ({ msw }) => msw.use(...down(hideFromShares)),
  play: async ({ world }) => {
    await userEvent.click(await tile(nameAt(world, 0)));
    await click('Скрыть от клиентов');
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось скрыть']]));
    await expect(screen.queryByRole('row', { name: /скрыто от клиентов/ })).toBeNull();
  },
});
