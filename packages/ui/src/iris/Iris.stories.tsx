import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { Text } from '../typography/Text.tsx';
import { Iris } from './Iris.tsx';

const guide: Guide = {
  purpose:
    'A lens diaphragm: the portal’s sign. How far it is open always means something: work, a price, a share. Most places take one of the things made of it.',
  use: ['To build a thing that opens and closes by a value, as the handles of the price slider do: the smaller hole is the cheaper end.'],
  avoid: [
    'For work in progress: take Spinner.',
    'For the portal’s name: take Wordmark.',
    'For a share of something filled in: take Completion meter.',
    'As an ornament.',
  ],
  anatomy: [
    ['Disc', 'in the colour of the words around it'],
    ['Hole', 'a polygon with a corner per blade, never quite closed'],
    ['Gaps', 'between the blades, 1.1 to 1.5 px: wider in large sizes'],
  ],
  keyboard: [],
};

const meta = preview.meta({
  title: 'Primitives/Feedback/Iris',
  component: Iris,
  parameters: { guide },
  args: { size: 96, opening: 0.4, blades: 7, isMoving: false },
});
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 24 } as const;

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Text look="caption" tone={3}>
        Раскрытие 0,12…0,62
      </Text>
      <div style={row}>
        {[0.12, 0.24, 0.4, 0.52, 0.62].map((opening) => (
          <Iris key={opening} size={44} opening={opening} />
        ))}
      </div>
      <Text look="caption" tone={3}>
        Ручки цены, значок сайта, знак, движение
      </Text>
      <div style={row}>
        <Iris size={12} opening={0.36} blades={6} />
        <Iris size={12} opening={0.62} blades={6} />
        <Iris size={16} opening={0.42} />
        <Iris size={26} opening={0.4} />
        <Iris size={190} opening={0.2} />
        <Iris size={44} opening={0.42} isMoving />
      </div>
    </div>
  ),
});

export const Narrow = meta.story({ args: { size: 190 }, globals: { viewport: { value: 'narrow', isRotated: false } } });

export const MasksOfTheirOwn = meta.story({
  name: 'Guard: irises on one page do not borrow each other’s holes, and are silent',
  render: () => (
    <div style={row}>
      <Iris size={44} opening={0.12} />
      <Iris size={44} opening={0.62} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('mask')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(2);
    for (const svg of canvasElement.querySelectorAll('svg')) {
      await expect(svg).toHaveAttribute('aria-hidden', 'true');
      await expect(svg.lastElementChild).toHaveAttribute('mask', `url(#${svg.querySelector('mask')?.id})`);
    }
  },
});
