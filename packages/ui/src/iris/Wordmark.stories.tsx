import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { guide } from './Wordmark.guide.ts';
import { Wordmark } from './Wordmark.tsx';

const meta = preview.meta({ title: 'Primitives/Wordmark', component: Wordmark, parameters: { guide }, args: { size: 26 } });

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
