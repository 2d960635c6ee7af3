import { listCities } from '@portal/api';
import { down } from '@portal/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { filtersModule } from './LazyFilters.tsx';
import { DirectoryScreen } from '../list/DirectoryScreen.tsx';

const address = () => document.documentElement.dataset['address'];

const meta = preview.meta({
  title: 'Directory/Directory',
  component: DirectoryScreen,
  loaders: [() => filtersModule.fetch()],
  parameters: { layout: 'fullscreen', address: '/photographers', docs: { story: { inline: false, height: '900px' } } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
});

export const CitiesWithPhotographersFirst = meta.story({
  name: 'Guard: the list of cities begins with those that have photographers, and says how many',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Город' }));
    const list = within(await screen.findByRole('listbox'));
    const first = (await list.findAllByText(/^\d+ фотограф(а|ов)?$/))[0]?.closest('[role=option]');
    await expect(list.getAllByRole('option')[0]).toBe(first);
    const [count] = /\d+/.exec(first?.textContent ?? '') ?? [];
    if (first) await userEvent.click(first);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(new RegExp(`^${count} фотограф`)));
  },
});

export const CitiesWithoutNumbers = meta.story({
  name: 'Guard: the list of cities serves without the numbers, too',
  beforeEach: ({ msw }) => msw.use(...down(listCities)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Город' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Абакан' }));
    await waitFor(() => expect(address()).toBe(`/photographers?${new URLSearchParams({ city: 'Абакан' })}`));
  },
});
