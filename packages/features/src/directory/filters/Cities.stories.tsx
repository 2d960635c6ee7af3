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

export const NearestCities = meta.story({
  name: 'Guard: a city without photographers offers the nearest ones that have some',
  parameters: { address: `/photographers?${new URLSearchParams({ city: 'Подольск' })}` },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Фотографы не найдены' });
    const nearest = await canvas.findByRole('list', { name: /^Фотографы есть в других городах/ });
    const [first] = within(nearest).getAllByRole('link');
    await expect(first).toHaveTextContent('Москва');
    if (first) await userEvent.click(first);
    await waitFor(() => expect(address()).toBe(`/photographers?${new URLSearchParams({ city: 'Москва' })}`));
    await canvas.findAllByRole('article');
  },
});

export const CityWithOthersLeftOut = meta.story({
  name: 'Guard: other cities are not offered where other filters leave the photographers of a city out',
  parameters: { address: `/photographers?${new URLSearchParams({ city: 'Москва', min_price: '1777', max_price: '1777' })}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Фотографы не найдены' });
    await expect(canvas.queryByRole('list', { name: /^Фотографы есть/ })).toBeNull();
  },
});

export const OneFilterLess = meta.story({
  name: 'Guard: with nothing found each filter can be taken back alone, with the number that this gives; the city stays',
  parameters: {
    address: `/photographers?${new URLSearchParams({ city: 'Москва', specializations: '5', min_price: '1777', max_price: '1777' })}`,
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Фотографы не найдены' });
    const relaxed = await canvas.findByRole('list', { name: 'Если убрать одно условие' });
    await expect(within(relaxed).queryByText(/^Без/)).toBeNull();
    const item = await within(relaxed).findByRole('listitem');
    const [count] = /\d+/.exec(item.textContent) ?? [];
    await userEvent.click(within(item).getByRole('link', { name: 'Любая цена' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(new RegExp(`^${count} фотограф`)));
    await expect(address()).toBe(`/photographers?${new URLSearchParams({ city: 'Москва', specializations: '5' })}`);
  },
});
