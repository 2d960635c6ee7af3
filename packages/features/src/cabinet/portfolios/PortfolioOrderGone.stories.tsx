import { listPortfolios, type Portfolio } from '@portal/api';
import { answer, down, gateFor, once } from '@portal/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { responsesHandled } from '@portal/storybook/responsesHandled.ts';
import preview from '@portal/storybook/preview.tsx';
import { hasUnsaved } from '../../common/forms/index.ts';
import { useFailureNotice, useRead } from '../../common/data/index.ts';
import { confirm, head, notices, Portfolios, click } from './inStories.tsx';

const meta = preview.meta({
  title: 'Cabinet/Portfolios',
  component: Portfolios,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

const failed = ['error', 'Ошибка при работе с портфолио'];
const isAtTheButton = () => waitFor(() => expect(screen.getByRole('button', { name: 'Добавить портфолио' })).toHaveFocus());

/** Moves the first photo of the first portfolio to the end, without saving that. */
async function movePhoto() {
  await click('Изменить порядок');
  await waitFor(() => expect(document.activeElement?.closest('[role=grid]')).not.toBeNull());
  await userEvent.keyboard(' ');
  await click('В конец');
}

/** Moves the first portfolio to the end, without saving that. */
async function movePortfolio() {
  await click('Порядок портфолио');
  await waitFor(() => expect(document.activeElement?.closest('[role=grid]')).toHaveAccessibleName('Портфолио'));
  await userEvent.keyboard(' ');
  await click('В конец');
}

export const SortedPortfolioGone = meta.story({
  name: 'Guard: a portfolio that another tab has deleted leaves the list when the order of its photos is saved; focus moves on',
  play: async ({ world }) => {
    await movePhoto();
    world.people[0]?.albums.shift();
    await click('Сохранить порядок');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Выпускной 11/ })).toBeNull());
    await waitFor(() => expect(hasUnsaved()).toBe(false));
    await isAtTheButton();
  },
});

export const OnePortfolioLeft = meta.story({
  name: 'Guard: where another tab leaves one portfolio there is no order to save, and focus goes to «Добавить портфолио»',
  beforeEach: ({ world }) => {
    world.people[0]?.albums.splice(2);
  },
  play: async ({ world }) => {
    await movePortfolio();
    world.people[0]?.albums.pop();
    await click('Сохранить порядок');
    await isAtTheButton();
    await expect(screen.queryByRole('toolbar', { name: 'Порядок портфолио' })).toBeNull();
    await head(/^Выпускной 11/);
  },
});

export const NoPortfolioLeft = meta.story({
  name: 'Guard: where another tab leaves no portfolio only the invitation is shown, and focus goes to «Добавить портфолио»',
  play: async ({ world }) => {
    await movePortfolio();
    world.people[0]?.albums.splice(0);
    await click('Сохранить порядок');
    await screen.findByRole('heading', { name: 'Портфолио пока нет' });
    await expect(screen.queryByRole('toolbar', { name: 'Порядок портфолио' })).toBeNull();
    await isAtTheButton();
  },
});

export const OnePhotoLeft = meta.story({
  name: 'Guard: where another tab leaves one photo there is no order to save, and focus moves to it',
  beforeEach: ({ world }) => {
    world.people[0]?.albums[0]?.photos.splice(2);
  },
  play: async ({ world }) => {
    await movePhoto();
    world.people[0]?.albums[0]?.photos.pop();
    await click('Сохранить порядок');
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Порядок фотографий' })).toBeNull());
    await waitFor(() => expect(document.activeElement?.closest('[role=grid]')).toHaveAccessibleName(/^Фотографии: Выпускной/));
  },
});

export const NotRenewed = meta.story({
  name: 'Guard: a list that cannot be requested again stays as it is, without a second notice',
  // As on the card's page, which reports what it could not read.
  render: function OnThePage() {
    useFailureNotice(useRead(listPortfolios, {}), 'Ошибка загрузки портфолио');
    return <Portfolios />;
  },
  play: async ({ world, msw }) => {
    await movePhoto();
    world.people[0]?.albums[0]?.photos.pop();
    const lists = gateFor(listPortfolios);
    msw.use(...lists.close(), ...down(listPortfolios));
    await click('Сохранить порядок');
    await waitFor(() => expect(lists.requests()).toBe(1));
    lists.open();
    await responsesHandled();
    await expect(notices()).toEqual([failed]);
    await expect(hasUnsaved()).toBe(true);
  },
});

export const DeletedMeanwhile = meta.story({
  name: 'Guard: a portfolio that is deleted here while the list is requested again does not come back with the answer',
  play: async ({ world, msw }) => {
    await movePhoto();
    world.people[0]?.albums[0]?.photos.pop();
    const before = (world.people[0]?.albums ?? []).map((album): Portfolio => ({ ...album, specialization: null }));
    const lists = gateFor(listPortfolios);
    msw.use(...lists.close(), ...once(answer(listPortfolios, before)));
    await click('Сохранить порядок');
    await waitFor(() => expect(lists.requests()).toBe(1));
    await click(/^Удалить портфолио: Портреты/);
    await confirm('Удалить портфолио?');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Портреты/ })).toBeNull());
    lists.open();
    await responsesHandled();
    await expect(screen.queryByRole('button', { name: /^Портреты/ })).toBeNull();
  },
});
