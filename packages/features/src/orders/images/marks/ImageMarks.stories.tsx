import { hideFromLinks } from '@portal/api';
import { addLink, down, type World } from '@portal/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { click, notices } from '../../testing/inStories.ts';
import { look, Panel, tile, tileNames } from '../inStories.tsx';

const meta = preview.meta({
  title: 'Orders/Images/Marks',
  tags: ['phone'],
  component: Panel,
  parameters: { address: '/dashboard/projects', signedIn: true },
});

const at = '2026-11-20T12:00:00Z';
const remark = 'Можно чуть светлее?\nИ без фонаря';

/** A client has chosen two of the photos and written about one; a third is hidden. */
function addMarks(world: World) {
  const [first, second, third] = world.projects[4]?.images ?? [];
  if (!first || !second || !third) throw new Error('No photos');
  addLink(world, {
    projectId: 105,
    choiceLimit: 15,
    favourites: new Set([first.id, second.id]),
    remarks: new Map([[second.id, { text: remark, at }]]),
  });
  world.hiddenFromLinks.add(third.id);
  return { first, second, third };
}

export const Content = meta.story({
  beforeEach: ({ world }) => void addMarks(world),
  play: async () => void (await screen.findByText('Выбрано 2 из 15')),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => void addMarks(world),
  play: async () => void (await screen.findByText('Выбрано 2 из 15')),
});

export const Viewed = meta.story({
  beforeEach: ({ world }) => void addMarks(world),
  play: async ({ world }) => {
    await screen.findByText('Выбрано 2 из 15');
    await look(new RegExp(world.projects[4]?.images[1]?.name ?? ''));
  },
});

export const Filtered = meta.story({
  name: 'Guard: the choice of the client is marked on the grid, and the filter shows it alone',
  beforeEach: ({ world }) => void addMarks(world),
  play: async ({ world }) => {
    const [first, second, third] = world.projects[4]?.images.map(({ name }) => name) ?? [];
    await click('Выбор клиента');
    await waitFor(() => expect(new Set(tileNames())).toEqual(new Set([first, second])));
    await expect(await tile(new RegExp(`^${second},.* выбрал клиент, есть пожелание`))).toBeInTheDocument();
    await click('Скрытые');
    await waitFor(() => expect(tileNames()).toEqual([third]));
    await click('Все');
    await waitFor(() => expect(tileNames().length).toBeGreaterThan(3));
  },
});

export const RemarkRead = meta.story({
  name: 'Guard: what the client wishes of a photo is read beside it',
  beforeEach: ({ world }) => void addMarks(world),
  play: async ({ world }) => {
    await screen.findByText('Выбрано 2 из 15');
    const viewer = await look(new RegExp(world.projects[4]?.images[1]?.name ?? ''));
    await expect(await viewer.findByText(/^Пожелание: Можно чуть светлее\?/)).toBeVisible();
    await expect(viewer.getByText('Выбрал клиент')).toBeVisible();
  },
});

export const Hidden = meta.story({
  name: 'Guard: photos are hidden from clients by one press and put back by another, and a notice says so',
  play: async ({ world }) => {
    const [first, second] = world.projects[4]?.images ?? [];
    if (!first || !second) throw new Error('No photos');
    await userEvent.click(await tile(new RegExp(first.name)));
    await userEvent.click(await tile(new RegExp(second.name)));
    await click('Скрыть от клиентов');
    await expect(await screen.findAllByRole('row', { name: /скрыто от клиентов/ })).toHaveLength(2);
    await expect(world.hiddenFromLinks).toEqual(new Set([first.id, second.id]));
    await expect(notices()).toEqual([['success', '2 фотографии скрыты']]);
    await click('Вернуть в ссылки');
    await waitFor(() => expect(screen.queryByRole('row', { name: /скрыто от клиентов/ })).toBeNull());
    await expect(world.hiddenFromLinks.size).toBe(0);
  },
});

export const HiddenInViewer = meta.story({
  name: 'Guard: the photo that is looked at is hidden where it is',
  play: async ({ world }) => {
    const [first] = world.projects[4]?.images ?? [];
    const viewer = await look(new RegExp(first?.name ?? ''));
    await userEvent.click(await viewer.findByRole('button', { name: 'Скрыть от клиентов' }));
    await expect(await viewer.findByText('Скрыто от клиентов')).toBeVisible();
    await expect([...world.hiddenFromLinks]).toEqual([first?.id]);
    await userEvent.click(await viewer.findByRole('button', { name: 'Вернуть в ссылки' }));
    await waitFor(() => expect(world.hiddenFromLinks.size).toBe(0));
  },
});

export const NotHidden = meta.story({
  name: 'Guard: what could not be hidden is not marked, and a notice says so',
  beforeEach: ({ msw }) => msw.use(...down(hideFromLinks)),
  play: async ({ world }) => {
    await userEvent.click(await tile(new RegExp(world.projects[4]?.images[0]?.name ?? '')));
    await click('Скрыть от клиентов');
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось скрыть']]));
    await expect(screen.queryByRole('row', { name: /скрыто от клиентов/ })).toBeNull();
  },
});
