import preview from '../../../../.storybook/preview.tsx';
import { drawings } from './drawings.tsx';
import { Icon, type IconName } from './Icon.tsx';

const meta = preview.meta({ title: 'Primitives/Icon', component: Icon, args: { name: 'search', size: 20 } });

export const Playground = meta.story({ args: { name: 'search' } });

export const States = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: 24 }}>
      {(Object.keys(drawings) as IconName[]).map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, font: 'var(--type-caption)' }}>
          <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
            <Icon name={name} size={16} />
            <Icon name={name} />
            <Icon name={name} size={24} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  ),
});
