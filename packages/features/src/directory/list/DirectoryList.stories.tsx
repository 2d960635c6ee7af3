import { listPhotographers } from '@portal/api';
import { nonsense } from '@portal/mocks';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { filtersModule } from '../filters/LazyFilters.tsx';
import { DirectoryScreen } from './DirectoryScreen.tsx';

const meta = preview.meta({
  title: 'Directory/Directory',
  component: DirectoryScreen,
  loaders: [() => filtersModule.fetch()],
  parameters: { layout: 'fullscreen', address: '/photographers', docs: { story: { inline: false, height: '900px' } } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
});

/** Whether the list is marked as busy, whether its count is shown, and how many cards are: each state in order. */
function watchList(list: HTMLElement): string[] {
  const note = () =>
    [
      list.getAttribute('aria-busy') === 'true' ? 'busy' : 'here',
      (list.querySelector('output')?.textContent ?? '') === '' ? 'uncounted' : 'counted',
      list.querySelectorAll('article').length,
    ].join(' ');
  const states = [note()];
  const watch = new MutationObserver(() => {
    const state = note();
    if (state !== states.at(-1)) states.push(state);
  });
  watch.observe(list, { attributes: true, characterData: true, childList: true, subtree: true });
  return states;
}

export const NewListComesWhole = meta.story({
  name: 'Guard: the old list goes with its count, and the new one comes whole, with its own',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    const list = canvas.getByRole('region', { name: 'Список фотографов' });
    const states = watchList(list);
    await userEvent.click(canvas.getByRole('button', { name: 'Портрет' }));
    await waitFor(() => expect(states).toEqual(['here counted 12', 'busy uncounted 0', 'here counted 12']));
  },
});

export const OneBadCard = meta.story({
  name: 'Guard: a photographer who does not match the contract is left out and logged; the others are shown',
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockImplementation(() => {});
    const items = [
      { id: 1, name: 'Анна Орлова', price: 2500 },
      { id: 2, name: 'Борис Громов', price: 2500.5 },
      { id: 3, name: 'Вера Лис', price: 3000 },
    ];
    msw.use(...nonsense(listPhotographers, { items, total: 3 }));
  },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards.map((one) => one.querySelector('h3, h2')?.textContent)).toEqual(['Анна Орлова', 'Вера Лис']);
    await expect(console.error).toHaveBeenCalledWith('Left out of a list:', expect.anything());
  },
});

export const FeetOnOneLine = meta.story({
  name: 'Guard: in a row of the list the cards end on one line, whatever is written in them, and no counter stands alone',
  beforeEach: ({ msw }) => {
    const names = ['Школьные альбомы', 'Выпускные альбомы', 'Студийная съёмка', 'Портрет', 'Репортаж'];
    const items = [
      { id: 1, name: 'Анна Орлова', price: 2500, available: false, specializations: names.map((name, id) => ({ id: id + 1, name })) },
      { id: 2, name: 'Борис Громов', price: 2500, about: 'Снимаю школы.' },
    ];
    msw.use(...nonsense(listPhotographers, { items, total: 2 }));
  },
  // As beside the panel on a small desktop, where three names need two lines.
  render: () => (
    <div style={{ width: 1024 }}>
      <DirectoryScreen />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('button', { name: /^Смотреть все/ });
    await waitFor(() => expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top));
    const counter = await canvas.findByText('+2');
    const last = canvas.getAllByText('Студийная съёмка').find((one) => one.closest('article'));
    await expect(Math.abs(counter.getBoundingClientRect().top - (last?.getBoundingClientRect().top ?? 0))).toBeLessThan(4);
  },
});
