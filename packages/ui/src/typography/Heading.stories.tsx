import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { guide } from './Heading.guide.ts';
import { Heading } from './Heading.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Primitives/Heading',
  component: Heading,
  parameters: { guide },
  args: { level: 1 as const, children: 'Найдите своего фотографа' },
});

const looks = ['display-xl', 'display-l', 'title-1', 'title-2', 'title-3', 'title-4'] as const;

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {looks.map((look) => (
        <div key={look}>
          <Text look="caption" tone={3}>
            {look}
          </Text>
          <Heading level={2} look={look}>
            {'Анна Воскресенская, 3\u00a0500\u00a0₽'}
          </Heading>
        </div>
      ))}
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { look: 'display-xl', children: 'Достопримечательности Верхнепышминска' },
});

export const LevelIsFreeOfLook = meta.story({
  name: 'Guard: the outline follows the level, whatever the look',
  args: { level: 3, look: 'display-xl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
});

export const LongWordBreaks = meta.story({
  name: 'Guard: a word longer than the screen breaks, and the page does not scroll sideways',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { look: 'display-xl', children: 'Переосвидетельствование высокопревосходительства' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
});
