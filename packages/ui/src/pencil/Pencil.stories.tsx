import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { Image } from '../image/Image.tsx';
import { Pencil } from './Pencil.tsx';
import { useHasChanged } from './useHasChanged.ts';

function Choice() {
  const [chosen, setChosen] = useState(1);
  const hasChanged = useHasChanged(chosen);
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      {[1, 2, 3].map((number) => (
        <button
          key={number}
          type="button"
          aria-pressed={number === chosen}
          onClick={() => setChosen(number)}
          style={{ position: 'relative', width: 44, height: 44, border: 0, background: 'none' }}
        >
          {number}
          {number === chosen && <Pencil inset={4} isDrawing={hasChanged} />}
        </button>
      ))}
    </div>
  );
}

const guide: Guide = {
  purpose:
    'The red grease pencil of a photo editor: a loop round the one that is chosen, a cross over the one to be thrown away. A signature, so it is in very few places.',
  use: [
    'The loop round the current page, the current thumbnail, one frame of the contact sheet.',
    'The cross over the thumbnail in the confirmation that deletes a photo.',
    'isDrawing only when the choice has changed since the page was rendered: useHasChanged tells.',
  ],
  avoid: [
    'As the only sign of a state: the element itself carries it by aria-current, aria-selected or words.',
    'Round several things at once: chosen project images have a frame and a number instead.',
    'As an ornament.',
  ],
  anatomy: [
    ['Parent', 'anything positioned; the mark lies over it and lets every click through'],
    ['Line', '2.25 px, 3 for the cross, 4 on film; the same thickness at any size'],
    ['Drawing', 'draws itself in 280 ms after a choice; complete at once under reduced motion'],
  ],
  keyboard: [],
};

const meta = preview.meta({
  title: 'Primitives/Actions/Pencil',
  component: Pencil,
  parameters: { guide },
  args: { inset: -9 },
  decorators: [(Story) => <div style={{ inlineSize: 'fit-content', padding: 16 }}>{Story()}</div>],
  render: (args) => (
    <div style={{ position: 'relative', width: 132, height: 88 }}>
      <Pencil {...args} />
    </div>
  ),
});

export const Playground = meta.story();

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 32 }}>
      {(['loop', 'cross'] as const).map((shape) => (
        <div key={shape} style={{ position: 'relative', flex: 'none', width: 132, height: 88 }}>
          <Image src="/photos/alina-2.jpg" alt="" />
          <Pencil {...args} shape={shape} inset={shape === 'cross' ? 0 : -9} tone={shape === 'cross' ? 'mark' : 'film'} />
        </div>
      ))}
      <Choice />
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { inset: 4 },
  render: (args) => (
    <div style={{ position: 'relative', width: 160, padding: 16, overflowWrap: 'anywhere' }}>
      Переосвидетельствование
      <Pencil {...args} />
    </div>
  ),
});

export const LetsClicksThrough = meta.story({
  name: 'Guard: the mark is silent and lets every click through to what it marks',
  render: () => (
    <button type="button" style={{ position: 'relative', width: 132, height: 88 }}>
      Кадр
      <Pencil shape="cross" inset={0} />
    </button>
  ),
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Кадр' });
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button);
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const DrawsOnlyAfterAChange = meta.story({
  name: 'Guard: the pencil draws itself only for a choice made after the first paint',
  render: () => <Choice />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('svg')).not.toHaveAttribute('data-drawing');
    await userEvent.click(canvas.getByRole('button', { name: '3' }));
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('data-drawing');
    await userEvent.click(canvas.getByRole('button', { name: '1' }));
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('data-drawing');
  },
});
