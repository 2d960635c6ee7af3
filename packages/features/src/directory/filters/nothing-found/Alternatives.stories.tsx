import { getAlternatives } from '@portal/api';
import { down, slow } from '@portal/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { DirectoryScreen } from '../../list/DirectoryScreen.tsx';
import { filtersModule } from '../LazyFilters.tsx';

const address = () => document.documentElement.dataset['address'];
const at = (query: Record<string, string>) => ({ address: `/photographers?${new URLSearchParams(query)}` });

const manyFilters = at({ city: 'Казань', specializations: '3,11', min_price: '1777', max_price: '1777' });

/** Nobody has either of the two specializations that `manyFilters` asks for. */
function withoutThem({ world }: { world: { people: { specializationIds: number[] }[] } }): void {
  for (const person of world.people) person.specializationIds = person.specializationIds.filter((id) => id !== 3 && id !== 11);
}

/** Requests for alternatives of the running story. */
let counted = 0;

const meta = preview.meta({
  title: 'Directory/Nothing found',
  component: DirectoryScreen,
  loaders: [() => filtersModule.fetch()],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: ({ msw }) => {
    counted = 0;
    const note = ({ request }: { request: Request }) => {
      if (new URL(request.url).pathname === getAlternatives.path) counted += 1;
    };
    msw.events.on('request:start', note);
    return () => msw.events.removeListener('request:start', note);
  },
});

/** A city where nobody works: the nearest ones. */
export const Content = meta.story({ parameters: at({ city: 'Подольск' }) });

/** A price that nobody has in the city. */
export const CityAndPrice = meta.story({ parameters: at({ city: 'Казань', min_price: '1777', max_price: '1777' }) });

/** Four filters, and neither price nor specializations alone are what is in the way. */
export const ManyFilters = meta.story({
  parameters: manyFilters,
  beforeEach: withoutThem,
});

/** Nobody is in the directory yet: there is nothing to go on with. */
export const Empty = meta.story({
  parameters: at({ city: 'Подольск' }),
  beforeEach: ({ world }) => {
    for (const person of world.people) person.isListed = false;
  },
});

/** Names without a place to break. */
export const LongWords = meta.story({
  parameters: at({ city: 'Переосвидетельствование-Достопримечательностенское', specializations: '5', min_price: '9999998' }),
  beforeEach: ({ world }) => {
    const [first] = world.people;
    if (first) Object.assign(first, { hourlyRate: 10_000_000, city: 'Достопримечательностенское-Высокопревосходительствующее' });
    for (const one of world.specializations) if (one.id === 5) one.name = 'Переосвидетельствование достопримечательностей';
  },
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  parameters: manyFilters,
});

/** The numbers have not arrived: everything can be reset all the same. */
export const Loading = meta.story({
  parameters: at({ city: 'Подольск', min_price: '5000' }),
  beforeEach: ({ msw }) => msw.use(...slow('infinite', getAlternatives)),
});

/** The numbers did not arrive. */
export const Failed = meta.story({
  parameters: at({ city: 'Подольск', min_price: '5000' }),
  beforeEach: ({ msw }) => msw.use(...down(getAlternatives)),
});

export const NearestCities = meta.story({
  name: 'Guard: a city without photographers offers the nearest ones that have some',
  parameters: at({ city: 'Подольск' }),
  play: async ({ canvas, userEvent }) => {
    const nearest = await canvas.findByRole('list', { name: 'Фотографы есть в других городах' });
    const [first] = within(nearest).getAllByRole('link');
    await expect(first).toHaveTextContent('Москва');
    if (first) await userEvent.click(first);
    await waitFor(() => expect(address()).toBe(at({ city: 'Москва' }).address));
    await canvas.findAllByRole('article');
    await expect(counted).toBe(1);
  },
});

export const NearestCitiesWithTheFilters = meta.story({
  name: 'Guard: other cities keep the other filters while that finds somebody, with the number of those',
  parameters: at({ city: 'Подольск', specializations: '5' }),
  play: async ({ canvas, userEvent }) => {
    const nearest = await canvas.findByRole('list', { name: 'Фотографы есть в других городах' });
    const [item] = within(nearest).getAllByRole('listitem');
    const [count] = /\d+/.exec(item?.textContent ?? '') ?? [];
    if (item) await userEvent.click(within(item).getByRole('link'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(new RegExp(`^${count} фотограф`)));
    await expect(address()).toContain('specializations=5');
  },
});

export const CityWithOthersLeftOut = meta.story({
  name: 'Guard: other cities are not offered where other filters leave the photographers of a city out',
  parameters: at({ city: 'Москва', min_price: '1777', max_price: '1777' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Если убрать условие' });
    await expect(canvas.queryByRole('list', { name: /^Фотографы есть/ })).toBeNull();
  },
});

export const OneFilterLess = meta.story({
  name: 'Guard: with nothing found each filter can be taken back alone, with the number that this gives; the city stays',
  parameters: at({ city: 'Москва', specializations: '5', min_price: '1777', max_price: '1777' }),
  play: async ({ canvas, userEvent }) => {
    const relaxed = await canvas.findByRole('list', { name: 'Если убрать условие' });
    await expect(within(relaxed).queryByText(/^Без/)).toBeNull();
    const item = within(relaxed).getByRole('listitem');
    const [count] = /\d+/.exec(item.textContent) ?? [];
    await expect(counted).toBe(1);
    const link = within(item).getByRole('link', { name: 'Любая цена' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(new RegExp(`^${count} фотограф`)));
    await expect(address()).toBe(at({ city: 'Москва', specializations: '5' }).address);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Список фотографов' })).toHaveFocus());
  },
});

export const BothAtOnce = meta.story({
  name: 'Guard: where neither price nor specializations alone are in the way, both can be taken back at once',
  parameters: manyFilters,
  beforeEach: withoutThem,
  play: async ({ canvas, userEvent }) => {
    const relaxed = await canvas.findByRole('list', { name: 'Если убрать условие' });
    await userEvent.click(within(relaxed).getByRole('link', { name: 'Любая цена и специализация' }));
    await waitFor(() => expect(address()).toBe(at({ city: 'Казань' }).address));
    await canvas.findAllByRole('article');
  },
});
