import preview from '../../../../.storybook/preview.tsx';
import { NotFoundFrame } from './NotFoundFrame.tsx';

const meta = preview.meta({
  title: 'Primitives/Not found frame',
  component: NotFoundFrame,
  decorators: [(Story) => <div style={{ maxWidth: 640, padding: 24, overflow: 'hidden' }}>{Story()}</div>],
});

export const Playground = meta.story();

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });
