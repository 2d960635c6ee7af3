import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Primitives/Empty state',
  component: EmptyState,
  args: {
    title: 'Фотографы не найдены',
    children: 'Попробуйте изменить критерии поиска или сбросьте фильтры.',
    action: <Button>Сбросить все</Button>,
  },
});

export const Playground = meta.story();

export const States = meta.story({ args: { children: undefined, action: undefined, title: 'Проектов пока нет' } });

export const Narrow = meta.story({
  args: { title: 'Высокопревосходительствующие фотографы не найдены' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
