import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { Heading } from './Heading.tsx';
import { Text } from './Text.tsx';

const guide: Guide = {
  purpose:
    'A title of a page, a section, a card or a dialog. The level is its place in the outline; the look is its weight on the screen. They are chosen apart.',
  use: [
    'Level 1 once on a page, then every section one level below its parent.',
    'Literata (display and titles 1 to 3) for names and titles, title-4 in Onest for panels and filters.',
  ],
  avoid: [
    'To make words bold or large inside a text: take Text.',
    'A level chosen for its size: the outline is what a screen reader walks through.',
    'A full stop at the end.',
  ],
  anatomy: [
    ['Words', 'balanced over their lines; display and titles 1 and 2 are smaller below 768 px; a word longer than the screen breaks'],
  ],
  keyboard: [],
};

const meta = preview.meta({
  title: 'Primitives/Layout/Heading',
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
