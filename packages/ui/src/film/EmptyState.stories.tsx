import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { Pairs } from '@portal/storybook/blocks/Pairs.tsx';
import preview from '@portal/storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const guide: Guide = {
  purpose: 'Shows that there is nothing here, why, and what can be done about it. One unexposed frame instead of an illustration.',
  use: ['For a list that is empty: nothing created yet, or nothing found.', 'With one button: create the first one, or drop the filters.'],
  avoid: [
    'When loading failed: take Error state.',
    'While loading: take Skeleton and Spinner.',
    'For one empty field or cell: write «—» or «Информация отсутствует».',
  ],
  anatomy: [
    ['Frame', 'the last, unexposed frame of a film, slightly askew, the same in both themes; silent'],
    ['Title', 'what is not here, a heading of the level that the page needs'],
    ['Sentence', 'why, or what to do'],
    ['Button', 'one way on'],
  ],
  keyboard: [['Tab', 'moves to its button, where there is one']],
};

const meta = preview.meta({
  title: 'Primitives/Feedback/Empty state',
  component: EmptyState,
  parameters: { guide },
  args: {
    title: 'Фотографы не найдены',
    children: 'Попробуйте изменить критерии поиска или сбросьте фильтры.',
    action: <Button>Сбросить все</Button>,
  },
});

export const Playground = meta.story();

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))', gap: 24 }}>
      <EmptyState {...args} />
      <EmptyState title="Фотографий пока нет">Загрузите первые снимки: они появятся здесь.</EmptyState>
      <EmptyState title="Проектов пока нет" />
    </div>
  ),
});

export const DoAndDont = meta.story({
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: (
            <EmptyState title="Проектов пока нет" level={3} action={<Button>Создать проект</Button>}>
              Проект хранит снимки одной съёмки.
            </EmptyState>
          ),
          because: 'say what would be here, and offer the first step.',
          dont: <EmptyState title="Нет данных" level={3} />,
          why: 'end the page with a shrug.',
        },
      ]}
    />
  ),
});

export const Narrow = meta.story({
  args: { title: 'Высокопревосходительствующие фотографы не найдены' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const FitsTheOutline = meta.story({
  name: 'Guard: its title takes the level it is given, and nothing of the frame is read aloud',
  args: { level: 3 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Фотографы не найдены');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getAllByText('ДИАФРАГМА 400')[0]?.closest('[aria-hidden="true"]')).not.toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Сбросить все' })).toHaveFocus();
  },
});
