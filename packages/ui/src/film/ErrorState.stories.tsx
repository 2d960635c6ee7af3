import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Primitives/Error state',
  component: ErrorState,
  args: { title: 'Ошибка загрузки', children: 'Время ожидания истекло. Проверьте соединение и попробуйте ещё раз.', onRetry: fn() },
});

export const Playground = meta.story();

export const States = meta.story({ args: { isRetrying: true } });

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const RetryFromTheKeyboard = meta.story({
  name: 'Guard: the failure is announced and Enter tries again',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ошибка загрузки');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
