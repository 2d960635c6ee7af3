import { forgotPassword } from '@portal/api';
import { busy, demoAccount, down, once, refuse, silent } from '@portal/mocks';
import { toasts } from '@portal/ui';
import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const meta = preview.meta({
  title: 'Session/Forgot password',
  component: ForgotPasswordScreen,
  parameters: { address: '/forgot-password' },
});

/** Requesting an email leads to this one notice. */
function leadsTo(notice: { type: string; title: string; message?: string }) {
  return async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await userEvent.type(await canvas.findByLabelText('Email'), `${demoAccount.email}{Enter}`);
    await waitFor(() => expect(toasts.list()).toMatchObject([notice]));
  };
}
const failsSaying = (message: string) => leadsTo({ type: 'error', title: 'Ошибка восстановления', message });

export const WithoutWords = meta.story({
  name: 'Guard: a refusal without words',
  beforeEach: ({ msw }) => msw.use(...refuse(forgotPassword, 400, '')),
  play: failsSaying('Произошла ошибка при отправке инструкций'),
});

export const ServerDown = meta.story({
  name: 'Guard: a broken server',
  beforeEach: ({ msw }) => msw.use(...down(forgotPassword)),
  play: failsSaying('Произошла ошибка сервера, пожалуйста, попробуйте позже'),
});

export const Busy = meta.story({
  name: 'Guard: too many emails, and when to try again',
  beforeEach: ({ msw }) => msw.use(...busy(forgotPassword, 3600)),
  play: failsSaying('Слишком много запросов. Попробуйте ещё раз через 1 час.'),
});

export const DoneInSilence = meta.story({
  name: 'Guard: a success without words has the general ones',
  beforeEach: ({ msw }) => msw.use(...silent(forgotPassword)),
  play: leadsTo({ type: 'success', title: 'Операция успешно выполнена' }),
});

export const TakenBack = meta.story({
  name: 'Guard: a failure is no longer shown once the next attempt succeeds',
  beforeEach: ({ msw }) => msw.use(...once(down(forgotPassword))),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), `${demoAccount.email}{Enter}`);
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error' }]));
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ссылку' }));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'success' }]));
  },
});
