import { resetPassword } from '@portal/api';
import { down, once, refuse, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta = preview.meta({
  title: 'Session/Reset password',
  component: ResetPasswordScreen,
  parameters: { address: '/reset-password?token=from-the-letter' },
  beforeEach: ({ world }) => {
    world.resets.set('from-the-letter', { personId: world.people[0]?.id ?? 0, expiresAt: world.now() + 1000 });
  },
});

async function save(canvas: StoryContext['canvas']) {
  await userEvent.type(await canvas.findByLabelText('Новый пароль'), 'тихий-свет-12');
  await userEvent.type(canvas.getByLabelText('Подтверждение пароля'), 'тихий-свет-12{Enter}');
}

/** Saving fails, and one notice gives this reason: the form does not repeat it. */
function failsSaying(reason: string) {
  return async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await save(canvas);
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Ошибка сброса пароля', message: reason }]));
    await expect(canvas.queryByText(reason)).toBeNull();
  };
}

export const SpentMeanwhile = meta.story({
  name: 'Guard: a link that was spent meanwhile leads to a new one',
  beforeEach: ({ msw }) => msw.use(...refuse(resetPassword, 401, '')),
  play: async (context) => {
    await failsSaying('Недействительный или просроченный токен сброса')(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Ссылка не работает');
    await expect(context.canvas.getByRole('link', { name: 'Получить новую ссылку' })).toHaveAttribute('href', '/forgot-password');
  },
});

export const WithoutWords = meta.story({
  name: 'Guard: a refusal without words',
  beforeEach: ({ msw }) => msw.use(...refuse(resetPassword, 400, '')),
  play: failsSaying('Произошла ошибка при сбросе пароля'),
});

export const ServerDown = meta.story({
  name: 'Guard: a broken server',
  beforeEach: ({ msw }) => msw.use(...down(resetPassword)),
  play: failsSaying('Произошла ошибка сервера, пожалуйста, попробуйте позже'),
});

export const AnswerTooLate = meta.story({
  name: 'Guard: an answer that does not come in time',
  parameters: { timeouts: { [resetPassword.name]: 50 } },
  beforeEach: ({ msw }) => msw.use(...slow('infinite', resetPassword)),
  play: failsSaying('Время ожидания истекло'),
});

export const TakenBack = meta.story({
  name: 'Guard: a failure is no longer shown once the next attempt succeeds',
  beforeEach: ({ msw }) => msw.use(...once(down(resetPassword))),
  play: async ({ canvas }) => {
    await save(canvas);
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error' }]));
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить пароль' }));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'success', title: 'Пароль изменён. Войдите с новым паролем.' }]));
  },
});

export const NoSuchLink = meta.story({
  name: 'Guard: an address that can be no link of ours is reported without a request',
  parameters: { address: `/reset-password?token=${'x'.repeat(300)}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Недействительный или просроченный токен сброса')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Попробовать снова' })).toBeNull();
  },
});
