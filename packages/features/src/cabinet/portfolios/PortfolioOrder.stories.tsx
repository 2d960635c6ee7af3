import { saveOrder, sentences } from '@portal/api';
import { refuse } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { imageFile } from '../../common/uploads/exampleFiles.ts';
import { hasUnsaved } from '../../common/forms/index.ts';
import { choose, firstOrder, head, notices, Portfolios, click } from './inStories.tsx';

const meta = preview.meta({
  title: 'Cabinet/Portfolios',
  component: Portfolios,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

/** Photos of one portfolio are put in order by dragging, or with the arrow keys. */
export const Sorting = meta.story({
  play: async () => {
    await click('Изменить порядок');
    await screen.findByRole('toolbar', { name: 'Порядок фотографий' });
  },
});

export const SortedByKeys = meta.story({
  name: 'Guard: the order is changed by keys, saved with one call, and focus returns',
  play: async ({ world }) => {
    const before = world.people[0]?.albums[0]?.photos.map(({ id }) => id) ?? [];
    await click('Изменить порядок');
    await waitFor(() => expect(document.activeElement?.closest('[role=grid]')).not.toBeNull());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await expect(hasUnsaved()).toBe(true);
    await click('Сохранить порядок');
    await waitFor(() => expect(notices()).toEqual([['success', 'Порядок сохранён']]));
    const [first, second, third, fourth] = before;
    await expect(world.people[0]?.albums[0]?.photos.map(({ id }) => id)).toEqual([second, third, first, fourth]);
    await waitFor(() => expect(hasUnsaved()).toBe(false));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Изменить порядок' })).toHaveFocus());
  },
});

export const SortDiscarded = meta.story({
  name: 'Guard: discarding asks for confirmation when something was moved, and restores the old order',
  play: async () => {
    const before = await firstOrder();
    await click('Изменить порядок');
    await click('Отменить');
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Порядок фотографий' })).toBeNull());
    await click('Изменить порядок');
    await waitFor(() => expect(document.activeElement?.closest('[role=grid]')).not.toBeNull());
    await userEvent.keyboard(' {ArrowRight} ');
    await click('В конец');
    await click('Отменить');
    const question = within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Вернуть прежний порядок?' })));
    await userEvent.click(question.getByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Порядок фотографий' })).toBeNull());
    await expect(await firstOrder()).toEqual(before);
    await waitFor(() => expect(hasUnsaved()).toBe(false));
  },
});

export const SortStale = meta.story({
  name: 'Guard: an order that the server refuses stays on the screen',
  beforeEach: ({ msw }) => msw.use(...refuse(saveOrder, 422, sentences.orderStale)),
  play: async () => {
    await click('Изменить порядок');
    await waitFor(() => expect(document.activeElement?.closest('[role=grid]')).not.toBeNull());
    await userEvent.keyboard(' ');
    await click('В конец');
    await click('Сохранить порядок');
    await waitFor(() => expect(notices()).toEqual([['error', 'Ошибка при работе с портфолио']]));
    await expect(toasts.list()[0]?.message).toBe(sentences.orderStale);
    await expect(hasUnsaved()).toBe(true);
  },
});

export const SortedElsewhere = meta.story({
  name: 'Guard: an order made stale by another tab is merged with the current photos, and is saved with the next click',
  play: async ({ world }) => {
    const photos = () => world.people[0]?.albums[0]?.photos ?? [];
    const [first, ...others] = photos().map(({ id }) => id);
    await click('Изменить порядок');
    await waitFor(() => expect(document.activeElement?.closest('[role=grid]')).not.toBeNull());
    await userEvent.keyboard(' ');
    await click('В конец');
    photos().pop();
    await click('Сохранить порядок');
    await waitFor(() => expect(notices()).toEqual([['error', 'Ошибка при работе с портфолио']]));
    await expect(toasts.list()[0]?.message).toBe('Список изменился: проверьте порядок и сохраните ещё раз.');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(others.length));
    await click('Сохранить порядок');
    await waitFor(() => expect(notices()[0]).toEqual(['success', 'Порядок сохранён']));
    await expect(photos().map(({ id }) => id)).toEqual([...others.slice(0, -1), first]);
  },
});

const atPortfolios = () => waitFor(() => expect(document.activeElement?.closest('[role=grid]')).toHaveAccessibleName('Портфолио'));

/** The portfolios themselves are put in order. */
export const SortingPortfolios = meta.story({
  play: async () => {
    await click('Порядок портфолио');
    await screen.findByRole('toolbar', { name: 'Порядок портфолио' });
  },
});

export const PortfoliosSorted = meta.story({
  name: 'Guard: portfolios are moved by keys, their first photos and titles visible, and saved with one call; focus returns',
  play: async ({ world }) => {
    await click('Порядок портфолио');
    await atPortfolios();
    const [first] = screen.getAllByRole('row');
    await expect(within(first!).getByText(/^Выпускной/)).toBeVisible();
    await expect(first?.querySelector('img')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await click('Сохранить порядок');
    await waitFor(() => expect(notices()).toEqual([['success', 'Порядок сохранён']]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Порядок портфолио' })).toHaveFocus());
    await expect(world.people[0]?.albums.map(({ title }) => title.slice(0, 8))).toEqual(['Портреты', 'Школьный', 'Выпускно']);
    await expect((await screen.findAllByRole('heading', { level: 3 }))[0]).toHaveTextContent(/^Портреты/);
  },
});

export const EmptyPortfolioSorted = meta.story({
  name: 'Guard: a portfolio without photos is put in order by its first letter, and is not called one that failed',
  beforeEach: ({ world }) => {
    world.people[0]?.albums[0]?.photos.splice(0);
  },
  play: async () => {
    await click('Порядок портфолио');
    await atPortfolios();
    await expect(await screen.findByRole('row', { name: /^Выпускной/ })).toHaveTextContent(/^В/);
    await expect(screen.queryByText(/Не удалось/)).toBeNull();
  },
});

export const OneOrderAtATime = meta.story({
  name: 'Guard: while photos are being sorted, also in a collapsed portfolio, sorting portfolios is disabled with a reason',
  play: async () => {
    await click('Изменить порядок');
    await screen.findByRole('toolbar', { name: 'Порядок фотографий' });
    await userEvent.click(await head(/^Выпускной 11/));
    await click('Порядок портфолио');
    await waitFor(() => expect(notices()).toEqual([['info', 'Сначала сохраните порядок фото']]));
    await userEvent.click(await head(/^Выпускной 11/));
    await expect(await screen.findByRole('toolbar', { name: 'Порядок фотографий' })).toBeInTheDocument();
    await click('Отменить');
    await click('Порядок портфолио');
    await expect(await screen.findByRole('toolbar', { name: 'Порядок портфолио' })).toBeInTheDocument();
  },
});

export const SortedWhileAdded = meta.story({
  name: 'Guard: a photo that comes while others are moved is saved with them, behind all',
  play: async ({ world }) => {
    const ids = () => world.people[0]?.albums[0]?.photos.map(({ id }) => id) ?? [];
    const before = ids();
    await click('Изменить порядок');
    await click(/^Загрузить фото: Выпускной/);
    await choose([await imageFile('new.png', 24)]);
    await click('Загрузить');
    await waitFor(() => expect(ids()).toHaveLength(before.length + 1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const added = ids().at(-1);
    await waitFor(() => expect(hasUnsaved()).toBe(false));
    const [row] = screen.getAllByRole('row');
    row?.focus();
    await userEvent.keyboard(' ');
    await click('В конец');
    await click('Сохранить порядок');
    await waitFor(() => expect(notices()[0]).toEqual(['success', 'Порядок сохранён']));
    await expect(ids()).toEqual([...before.slice(1), added, before[0]]);
  },
});
