import { getPriceRange, listSpecializations } from '@portal/api';
import { down, gateFor } from '@portal/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { DirectoryScreen } from '../list/DirectoryScreen.tsx';
import { filtersModule } from './LazyFilters.tsx';

const address = () => document.documentElement.dataset['address'];
const chosen = { city: 'Казань', specializations: '4,5', min_price: '2000', max_price: '5000' };

const meta = preview.meta({
  title: 'Directory/Directory',
  component: DirectoryScreen,
  loaders: [() => filtersModule.fetch()],
  parameters: {
    layout: 'fullscreen',
    address: `/photographers?${new URLSearchParams(chosen)}`,
    docs: { story: { inline: false, height: '900px' } },
  },
});

/** What is chosen stands above the list, on a phone too. */
export const Chosen = meta.story({ globals: { viewport: { value: 'mobile', isRotated: false } } });

export const TakenBackOneByOne = meta.story({
  name: 'Guard: each choice above the list is taken back alone, and the keyboard stays on the next one, at last on the list’s heading',
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Выбрано' });
    const names = () =>
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    await waitFor(() =>
      expect(names()).toEqual(['Убрать: Казань', 'Убрать: от 2 000 ₽ до 5 000 ₽', 'Убрать: Портрет', 'Убрать: Репортаж']),
    );
    within(list).getByRole('button', { name: 'Убрать: Портрет' }).focus();
    await userEvent.keyboard('{Enter}');
    const next = within(list).getByRole('button', { name: 'Убрать: Репортаж' });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(list).getByRole('button', { name: /от 2/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(list).getByRole('button', { name: 'Убрать: Казань' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Список фотографов' })).toHaveFocus());
    await expect(address()).toBe('/photographers');
    await canvas.findAllByRole('article');
  },
});

const ranges = gateFor(getPriceRange);

export const PriceIsNotKnownYet = meta.story({
  name: 'Guard: while the price range loads the chosen price is left out',
  parameters: { address: `/photographers?${new URLSearchParams({ ...chosen, min_price: '20000', max_price: '30000' })}` },
  beforeEach: ({ msw }) => msw.use(...ranges.close()),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Выбрано' }));
    await list.findByRole('button', { name: 'Убрать: Репортаж' });
    await expect(list.queryByRole('button', { name: /₽/ })).toBeNull();
    ranges.open();
    await list.findByRole('button', { name: /₽/ });
  },
});

export const NamesAreNotKnown = meta.story({
  name: 'Guard: chosen specializations whose names did not arrive are taken back together',
  beforeEach: ({ msw }) => msw.use(...down(listSpecializations)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Убрать: Специализации' }));
    await waitFor(() => expect(address()).not.toContain('specializations'));
    await expect(canvas.queryByRole('button', { name: 'Убрать: Специализации' })).toBeNull();
  },
});

const barsIn = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>('[class*=bar][style*="--bar-height"]')].map(({ style }) => style.cssText);

export const BarsFollow = meta.story({
  name: 'Guard: the bars above the price count those of the chosen city and specializations',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { address: '/photographers' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('article');
    const bars = () => barsIn(canvasElement);
    const all = bars();
    await expect(all).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Портрет' }));
    await waitFor(() => expect(bars()).not.toEqual(all));
    await userEvent.click(await canvas.findByRole('button', { name: 'Убрать: Портрет' }));
    await waitFor(() => expect(bars()).toEqual(all));
  },
});

export const BarsFailed = meta.story({
  name: 'Guard: after a failed request there are no bars: the old ones counted another choice',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { address: '/photographers' },
  play: async ({ canvas, canvasElement, userEvent, msw }) => {
    await canvas.findAllByRole('article');
    const all = barsIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Портрет' }));
    await waitFor(() => expect(barsIn(canvasElement)).not.toEqual(all));
    await expect(barsIn(canvasElement)).toHaveLength(20);
    msw.use(...down(getPriceRange));
    await userEvent.click(canvas.getByRole('button', { name: 'Репортаж' }));
    await waitFor(() => expect(barsIn(canvasElement)).toEqual([]));
  },
});

export const BarsOfQuickChoices = meta.story({
  name: 'Guard: several quick choices in the sheet are one request for the bars',
  globals: { viewport: { value: 'mobile', isRotated: false } },
  parameters: { address: '/photographers' },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: /^Фильтры/ }));
    const sheet = await fullyOpened(await screen.findByRole('dialog'));
    const chips = within(sheet);
    await chips.findByRole('button', { name: 'Портрет' });
    const all = barsIn(sheet);
    msw.use(...ranges.close());
    // Without a task in between, so that no timer can end the pause on a slow machine.
    for (const name of ['Портрет', 'Репортаж', 'Свадьбы']) {
      chips.getByRole('button', { name }).click();
      await Promise.resolve();
    }
    ranges.open();
    await waitFor(() => expect(barsIn(sheet)).not.toEqual(all));
    await expect(ranges.requests()).toBe(1);
    for (const name of ['Портрет', 'Репортаж', 'Свадьбы']) await expect(chips.getByRole('button', { name, pressed: true })).toBeVisible();
  },
});
