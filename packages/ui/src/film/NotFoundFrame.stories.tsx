import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { NotFoundFrame } from './NotFoundFrame.tsx';

const guide: Guide = {
  purpose:
    'Frame number 404, spoilt by light, with the shutter all but closed: the illustration of a page that does not exist. Decoration, the words stand beside it.',
  use: [
    'On the page for addresses that lead nowhere, beside its heading and its ways on.',
    'Inside something that clips its tilted corners, with 12 px of space.',
  ],
  avoid: ['For a failure: take Error state.', 'Without words beside it: it conveys nothing.'],
  anatomy: [
    ['Sheet', 'dark, tilted by 2.2°, the same in both themes'],
    ['Edge', 'numbers 404 and 404А and the name of the film, as on real film edges'],
    ['Frame', 'burnt by light, under a nearly closed iris; as wide as its place'],
  ],
  keyboard: [],
};

const meta = preview.meta({
  title: 'Primitives/Feedback/Not found frame',
  component: NotFoundFrame,
  parameters: { guide },
  decorators: [(Story) => <div style={{ padding: 24, overflow: 'hidden' }}>{Story()}</div>],
});

export const Playground = meta.story({ decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>] });

export const States = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 48 }}>
      {[620, 300].map((width) => (
        <div key={width} style={{ width, maxWidth: '100%' }}>
          <NotFoundFrame />
        </div>
      ))}
    </div>
  ),
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const HiddenFromScreenReaders = meta.story({
  name: 'Guard: nothing of it is read aloud, not even the film’s name',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    for (const word of canvas.getAllByText(/404|ДИАФРАГМА/)) await expect(word.closest('[aria-hidden="true"]')).not.toBeNull();
  },
});

export const NumbersDoNotCollide = meta.story({
  name: 'Guard: on a phone the numbers of the edge keep clear of the film’s name',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    const number = canvas.getByText('404').getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(canvas.getAllByText('ДИАФРАГМА 400')[0] as HTMLElement);
    await expect(range.getBoundingClientRect().left).toBeGreaterThan(number.right + 12);
    await expect(canvas.getByText('404А')).not.toBeVisible();
  },
});
