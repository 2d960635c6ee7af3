import { expect, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { DirectoryScreen } from './DirectoryScreen.tsx';

const meta = preview.meta({
  title: 'Directory/Directory list',
  component: DirectoryScreen,
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
