import { listPhotographers, listSpecializations } from '@portal/api';
import { down, empty, gateFor, slow } from '@portal/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { filtersModule } from '../filters/LazyFilters.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const meta = preview.meta({
  title: 'Directory/Home',
  tags: ['phone'],
  component: HomeScreen,
  loaders: [() => filtersModule.fetch()],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
});

/** The search by city, the directory under it, then what the portal does. */
export const Content = meta.story();

/** Everything but the photographers is there. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite', listPhotographers)) });

/** A portal without photographers. */
export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...empty(listPhotographers)) });

/** The photographers did not arrive: the page stands without them. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...down(listPhotographers)) });

/** Names without a place to break, and prices of seven figures. */
export const LongWords = meta.story({
  beforeEach: ({ world }) => {
    for (const person of world.people) {
      Object.assign(person, { firstName: 'Переосвидетельствование', lastName: 'Достопримечательностенко', hourlyRate: 10_000_000 });
    }
  },
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

const film = { place: 'one', url: 'https://rutube.ru/video/0123456789abcdef0123456789abcdef', cover: '/pictures/caps.jpg' } as const;

/** With a film that tells what the portal does. */
export const WithFilm = meta.story({ parameters: { world: { tutorials: [film] } } });

export const FilmWaitsForAClick = meta.story({
  name: 'Guard: the film’s cover stays until it is clicked, and nothing is requested from its site before',
  parameters: { world: { tutorials: [film] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: /Как устроена «Диафрагма»/ })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
});

export const IntroLeadsToTheDirectory = meta.story({
  name: 'Guard: the intro’s choice goes with the visitor to the directory',
  play: async ({ canvas, userEvent }) => {
    // The intro's toggle comes before the panel's own.
    const [quick] = await canvas.findAllByRole('button', { name: 'Виньетки' });
    if (!quick) throw new Error('No quick choice');
    await userEvent.click(quick);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать фотографов' }));
    await waitFor(() => expect(document.documentElement.dataset['address']).toBe('/photographers?specializations=3'));
  },
});

export const TypedCityCounts = meta.story({
  name: 'Guard: a city that is typed in the home intro goes with a click on its button',
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Показать фотографов' });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Город' }));
    await userEvent.paste('казань');
    await userEvent.click(show);
    await waitFor(() =>
      expect(document.documentElement.dataset['address']).toBe(`/photographers?${new URLSearchParams({ city: 'Казань' })}`),
    );
  },
});

export const UnknownCityIsReported = meta.story({
  name: 'Guard: a text that is no city does not lead to an unfiltered directory, and its field shows why',
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Город' });
    const show = canvas.getByRole('button', { name: 'Показать фотографов' });
    await userEvent.click(field);
    await userEvent.paste('Атлантида');
    await userEvent.click(show);
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(field).toHaveAccessibleDescription('Такого варианта нет. Выберите из списка.'));
    await expect(document.documentElement.dataset['address']).toBe('/');
    await userEvent.clear(field);
    await userEvent.click(show);
    await waitFor(() => expect(document.documentElement.dataset['address']).toBe('/photographers'));
  },
});

const photographers = gateFor(listPhotographers);
const specializations = gateFor(listSpecializations);

export const NothingJumps = meta.story({
  name: 'Guard: the intro has the same height before its choices and images come as with them',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...photographers.close(), ...specializations.close()),
  play: async ({ canvas }) => {
    const intro = (await canvas.findByRole('heading', { level: 1 })).closest('section');
    if (!intro) throw new Error('No intro');
    const before = intro.offsetHeight;
    await expect(intro.querySelector('img')).toBeNull();
    photographers.open();
    specializations.open();
    await waitFor(() => expect(intro.querySelector('img')).not.toBeNull());
    await expect(await canvas.findAllByRole('button', { name: 'Виньетки' })).not.toHaveLength(0);
    await expect(Math.abs(intro.offsetHeight - before)).toBeLessThanOrEqual(2);
  },
});

export const ServicesSayTheirPrice = meta.story({
  name: 'Guard: a service near the viewport shows its lowest price, among all photographers and not those of the page',
  beforeEach: ({ world }) => {
    const last = world.people.findLast(({ isListed, specializationIds }) => isListed && specializationIds.includes(3));
    Object.assign(last ?? {}, { hourlyRate: 70 });
  },
  play: async ({ canvas }) => {
    const service = await canvas.findByRole('link', { name: /^Виньетки и детские сады/ });
    service.scrollIntoView();
    await waitFor(() => expect(within(service).getByText(/^70/)).toBeVisible());
  },
});
