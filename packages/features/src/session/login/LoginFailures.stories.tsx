import { login, sentences } from '@portal/api';
import { busy, demoAccount, down, html, nonsense, offline, once, refuse, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const meta = preview.meta({ title: 'Session/Login', component: LoginScreen, parameters: { address: '/login' } });

async function signIn(canvas: HTMLElement, password: string = demoAccount.password) {
  await userEvent.type(await within(canvas).findByLabelText('Email'), demoAccount.email);
  await userEvent.type(within(canvas).getByLabelText('Пароль'), `${password}{Enter}`);
}

/** Signing in fails, and one notice gives this reason: the form does not repeat it. */
function failsSaying(reason: string, password?: string) {
  return async ({ canvas, canvasElement }: Pick<StoryContext, 'canvas' | 'canvasElement'>) => {
    await signIn(canvasElement, password);
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Ошибка входа', message: reason }]));
    await expect(await canvas.findByRole('button', { name: 'Войти' })).toBeVisible();
    await expect(canvas.queryByText(reason)).toBeNull();
  };
}

export const WrongPassword = meta.story({
  name: 'Guard: a wrong password, and what to do about it',
  play: async (context) => {
    await failsSaying('Неверный email или пароль', 'не-тот-пароль')(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Проверьте email, пароль и раскладку клавиатуры');
  },
});

export const WithoutWords = meta.story({
  name: 'Guard: a refusal without words',
  beforeEach: ({ msw }) => msw.use(...refuse(login, 400, '')),
  play: failsSaying('Произошла ошибка при входе'),
});

export const ServerDown = meta.story({
  name: 'Guard: a broken server',
  beforeEach: ({ msw }) => msw.use(...down(login)),
  play: failsSaying('Произошла ошибка сервера, пожалуйста, попробуйте позже'),
});

export const TooLate = meta.story({
  name: 'Guard: an answer that does not come in time',
  parameters: { timeouts: { [login.name]: 50 } },
  beforeEach: ({ msw }) => msw.use(...slow('infinite', login)),
  play: failsSaying('Время ожидания истекло'),
});

export const Offline = meta.story({
  name: 'Guard: no connection, with the browser’s own message',
  beforeEach: ({ msw }) => msw.use(...offline(login)),
  play: failsSaying(sentences.network),
});

export const Page = meta.story({
  name: 'Guard: a page instead of an answer',
  beforeEach: ({ msw }) => msw.use(...html(login)),
  play: failsSaying('Некорректный ответ сервера'),
});

export const NoSession = meta.story({
  name: 'Guard: an answer without a token and a user',
  beforeEach: ({ msw }) => msw.use(...nonsense(login, {})),
  play: failsSaying('Некорректные данные авторизации'),
});

export const Busy = meta.story({
  name: 'Guard: too many attempts, and when to try again',
  beforeEach: ({ msw }) => msw.use(...busy(login, 90)),
  play: failsSaying('Слишком много запросов. Попробуйте ещё раз через 2 минуты.'),
});

export const TakenBack = meta.story({
  name: 'Guard: a failure is no longer shown once the next attempt succeeds',
  beforeEach: ({ msw }) => msw.use(...once(down(login))),
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement);
    await waitFor(() => expect(toasts.list()).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    await waitFor(() => expect(toasts.list()).toEqual([]));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
});
