import preview from '../../../../.storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Primitives/Skeleton', component: Skeleton, args: { width: 240, height: 16 } });

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
      <div style={{ height: 200 }}>
        <Skeleton radius="photo" />
      </div>
      <Skeleton radius="round" width={52} height={52} />
      <Skeleton radius="ctl" width={132} height={36} />
      <Skeleton />
      <Skeleton width="60%" />
    </div>
  ),
});

export const Narrow = meta.story({ args: { width: '100%' }, globals: { viewport: { value: 'narrow', isRotated: false } } });
