import { expect, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { filtersModule } from '../filters/LazyFilters.tsx';
import { directoryEvents, type DirectoryEvents } from '../events.ts';
import { DirectoryScreen } from './DirectoryScreen.tsx';

/** The events that the running story emitted, in order. */
const emitted: [keyof DirectoryEvents, object][] = [];
const address = () => document.documentElement.dataset['address'];

const meta = preview.meta({
  title: 'Directory/Directory',
  component: DirectoryScreen,
  loaders: [() => filtersModule.fetch()],
  parameters: {
    layout: 'fullscreen',
    address: '/photographers?specializations=4&max_price=5000&page=2',
    docs: { story: { inline: false, height: '900px' } },
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: () => {
    emitted.length = 0;
    const names = ['directory:filters-changed', 'directory:filters-reset', 'directory:section-reset'] as const;
    const stops = names.map((name) => directoryEvents.on(name, (event) => emitted.push([name, event])));
    return () => {
      for (const stop of stops) stop();
    };
  },
});

export const ChangeIsEmitted = meta.story({
  name: 'Guard: a changed filter is emitted once, with all that is chosen now',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Репортаж' }));
    await waitFor(() => expect(address()).toBe('/photographers?max_price=5000&specializations=4%2C5'));
    await expect(emitted).toEqual([
      [
        'directory:filters-changed',
        { filters: expect.objectContaining({ city: '', specialization: '', specializations: [4, 5], maxPrice: 5000, sortBy: 'rating' }) },
      ],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'По цене' }));
    await waitFor(() => expect(emitted).toHaveLength(2));
    await expect(emitted[1]).toEqual([
      'directory:filters-changed',
      { filters: expect.objectContaining({ sortBy: 'price', sortOrder: 'asc' }) },
    ]);
  },
});

export const ResetIsEmitted = meta.story({
  name: 'Guard: a reset of everything is emitted as such, with nothing chosen',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Сбросить: Специализации' });
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить все' }));
    await waitFor(() => expect(address()).toBe('/photographers'));
    await expect(emitted).toEqual([
      ['directory:filters-reset', { filters: expect.objectContaining({ specialization: '', specializations: [], sortOrder: 'desc' }) }],
    ]);
  },
});

export const SectionResetIsItsOwn = meta.story({
  name: 'Guard: a section’s reset leaves the others, begins with page 1, is emitted with its name, and keeps the focus there',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сбросить: Специализации' }));
    await waitFor(() => expect(address()).toBe('/photographers?max_price=5000'));
    await expect(emitted).toEqual([
      [
        'directory:section-reset',
        { section: 'specializations', filters: expect.objectContaining({ specializations: [], maxPrice: 5000 }) },
      ],
    ]);
    await expect(canvas.getByRole('heading', { name: 'Специализации' })).toHaveFocus();
  },
});
