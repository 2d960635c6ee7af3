import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Picture } from '../picture/Picture.tsx';
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

const meta = preview.meta({
  title: 'Primitives/Pencil',
  component: Pencil,
  args: { inset: -9 },
  decorators: [(Story) => <div style={{ position: 'relative', width: 132, height: 88, margin: 16 }}>{Story()}</div>],
});

export const Playground = meta.story();

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 32, width: 460 }}>
      {(['loop', 'cross'] as const).map((shape) => (
        <div key={shape} style={{ position: 'relative', flex: 'none', width: 132, height: 88 }}>
          <Picture src="/photos/alina-2.jpg" alt="" />
          <Pencil {...args} shape={shape} inset={shape === 'cross' ? 0 : -9} tone={shape === 'cross' ? 'mark' : 'film'} />
        </div>
      ))}
      <Choice />
    </div>
  ),
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
