import preview from '../../../../.storybook/preview.tsx';
import { Badge } from './Badge.tsx';
import { Chip } from './Chip.tsx';

const meta = preview.meta({ title: 'Primitives/Chip', component: Chip, args: { children: 'Школьные альбомы' } });

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      <Chip>Репортаж</Chip>
      <Chip icon="cap">Выпускной вечер</Chip>
      <Chip tone="plus">+2</Chip>
      <Chip size="md" icon="tag">
        Виньетки
      </Chip>
      <Badge>4</Badge>
      <Badge>128</Badge>
      <Badge tone="quiet">6</Badge>
    </div>
  ),
});

export const Narrow = meta.story({
  args: { children: 'Переосвидетельствование достопримечательностей и сельскохозяйственных выставок' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
