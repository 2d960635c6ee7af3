import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { Wordmark } from './Wordmark.tsx';

const guide: Guide = {
  purpose: 'The portal’s name with its sign, in Literata. The one logo there is.',
  use: ['In the header (26 px), as the content of the link to the front page.', 'In the footer (22 px) and on the pages of entering.'],
  avoid: [
    'In red or amber, outlined, or on a photo.',
    'Twice in one view.',
    'Where 16 px is all there is: the sign alone, as in the favicon.',
  ],
  anatomy: [
    ['Sign', 'an iris of seven blades, two fifths open; silent'],
    ['Name', 'real text of 21 px that is never translated'],
    ['Space', 'the radius of the sign, free on every side'],
  ],
  keyboard: [],
};

const meta = preview.meta({ title: 'Primitives/Media/Wordmark', component: Wordmark, parameters: { guide }, args: { size: 26 } });

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 26 }}>
      <Wordmark />
      <Wordmark size={22} />
    </div>
  ),
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const NameIsText = meta.story({
  name: 'Guard: a link around it is named by the portal’s name, once, and translators leave it alone',
  render: () => (
    <a href="#home">
      <Wordmark />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Диафрагма');
    await expect(canvas.getByText('Диафрагма')).toHaveAttribute('translate', 'no');
  },
});
