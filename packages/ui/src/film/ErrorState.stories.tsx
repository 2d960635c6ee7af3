import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { ErrorState } from './ErrorState.tsx';

const guide: Guide = {
  purpose: 'Shown where content failed to load: what failed, why, and a button to try again. It is announced the moment it appears.',
  use: [
    'When a page, a list or a dialog could not be loaded.',
    'With the reason in the user’s words: no connection, waited too long, no access.',
  ],
  avoid: [
    'For a form that could not be sent: take Banner, the form stays.',
    'For an empty answer: take Empty state.',
    'For a page that does not exist: the page with Not found frame.',
  ],
  anatomy: [
    ['Frame', 'the unexposed frame with a light leak, the same in both themes; silent'],
    ['Title', 'what failed, a heading of the level that the page needs'],
    ['Sentence', 'why, and what to do'],
    ['Button', '«Попробовать снова»; pending while the new attempt runs'],
  ],
  keyboard: [
    ['Tab', 'moves to the button'],
    ['Enter, Space', 'tries again'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Feedback/Error state',
  component: ErrorState,
  parameters: { guide },
  args: { title: 'Ошибка загрузки', children: 'Время ожидания истекло. Проверьте соединение и попробуйте ещё раз.', onRetry: fn() },
});

export const Playground = meta.story();

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))', gap: 24 }}>
      <ErrorState {...args} />
      <ErrorState {...args} isRetrying />
      <ErrorState title="Нет доступа">Этот проект принадлежит другому фотографу.</ErrorState>
    </div>
  ),
});

export const Narrow = meta.story({
  args: { title: 'Переосвидетельствование достопримечательностей не загрузилось' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const RetryFromTheKeyboard = meta.story({
  name: 'Guard: the failure is announced and Enter tries again',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ошибка загрузки');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const OneAttemptAtATime = meta.story({
  name: 'Guard: while the new attempt runs the button keeps focus and sends no second request',
  args: { isRetrying: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

function Retried() {
  const [hasFailed, setFailed] = useState(true);
  return <main tabIndex={-1}>{hasFailed ? <ErrorState title="Ошибка загрузки" onRetry={() => setFailed(false)} /> : 'Загрузка…'}</main>;
}

export const KeyboardStays = meta.story({
  name: 'Guard: when the clicked button goes with the failure, the focus stays in that part of the page',
  render: () => <Retried />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});
