import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { guide } from './Chip.guide.ts';
import { Chip } from './Chip.tsx';

const meta = preview.meta({ title: 'Primitives/Chip', component: Chip, parameters: { guide }, args: { children: 'Школьные альбомы' } });
const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;
const long = 'Переосвидетельствование достопримечательностей и сельскохозяйственных выставок';

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md'] as const).map((size) => (
        <div key={size} style={row}>
          <Chip size={size}>Репортаж</Chip>
          <Chip size={size} icon="cap">
            Выпускной вечер
          </Chip>
          <Chip size={size} tone="plus">
            +2
          </Chip>
        </div>
      ))}
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: () => (
    <div style={row}>
      <Chip>{long}</Chip>
      <Chip size="md" icon="tag">
        {long}
      </Chip>
    </div>
  ),
});

export const GivesWayWithoutSqueezing = meta.story({
  name: 'Guard: a long chip stays inside its place, its icon keeps its size, and every word can be found',
  render: () => (
    <div style={{ width: 180 }}>
      <Chip icon="cap">{long}</Chip>
      <Chip size="md" icon="cap">
        {long}
      </Chip>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [small, medium] = canvas.getAllByText(long);
    await expect(small?.parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(180);
    await expect(medium?.parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(180);
    await expect(medium?.scrollWidth).toBe(medium?.clientWidth);
    const icons = [...canvasElement.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect().width);
    await expect(icons).toEqual([16, 18]);
  },
});
