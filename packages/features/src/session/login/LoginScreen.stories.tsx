import { login, sentences } from '@portal/api';
import { demoAccount, gateFor, refuse, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { useSession } from '../../common/data/index.ts';
import { rememberedEmail } from '../storage/remembered-email.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { typedEmail } from '../recovery/typedEmail.ts';

/** The form, and who is signed in beneath it. */
function LoginAndWho() {
  const session = useSession();
  return (
    <>
      <LoginScreen />
      {session.state === 'signed-in' && <p>{`Вошли: ${session.user.firstName}`}</p>}
    </>
  );
}

const meta = preview.meta({
  title: 'Session/Login',
  component: LoginScreen,
  parameters: { address: '/login' },
  beforeEach: () => {
    rememberedEmail.write('');
    return () => rememberedEmail.write('');
  },
});

/** Fills the form as a person would and sends it by Enter. */
async function signIn(canvas: HTMLElement, email: string, password: string) {
  await userEvent.type(await within(canvas).findByLabelText('Email'), email);
  await userEvent.type(within(canvas).getByLabelText('Пароль'), `${password}{Enter}`);
}

/** Email and password. */
export const Content = meta.story();

/** The button says what is under way and keeps its width. */
export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(...slow('infinite', login)),
  play: ({ canvasElement }) => signIn(canvasElement, demoAccount.email, demoAccount.password),
});

/** The password is wrong: one sentence, and the focus goes back to the field. */
export const Failed = meta.story({
  play: ({ canvasElement }) => signIn(canvasElement, demoAccount.email, 'not-this-one'),
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const AddressTakenAlong = meta.story({
  name: 'Guard: what was typed goes along to recovering the password',
  beforeEach: () => () => (typedEmail.value = ''),
  play: async ({ canvas, userEvent: user }) => {
    await user.type(await canvas.findByLabelText('Email'), demoAccount.email);
    await user.click(canvas.getByRole('link', { name: 'Забыли пароль?' }));
    await expect(typedEmail.value).toBe(demoAccount.email);
  },
});

export const WrongFields = meta.story({
  name: 'Guard: fields show their errors after they were left, each with its own message, and nothing is sent',
  play: async ({ canvas, canvasElement }) => {
    const email = await canvas.findByLabelText('Email');
    await userEvent.type(email, 'anna@photo');
    await expect(canvas.queryByText(sentences.emailInvalid)).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText(sentences.emailInvalid)).toBeVisible();
    await userEvent.clear(email);
    await expect(await canvas.findByText(sentences.emailRequired)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Пароль'), '12345{Enter}');
    await expect(await canvas.findByText(sentences.passwordMin)).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
    await expect(canvasElement).not.toHaveTextContent(sentences.wrongCredentials);
  },
});

export const WrongCredentials = meta.story({
  name: 'Guard: wrong credentials are reported in one notice, with what to do in the form, and end no session',
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement, demoAccount.email, 'not-this-one');
    await expect(await canvas.findByText('Проверьте email, пароль и раскладку клавиатуры')).toBeVisible();
    await expect(canvas.queryByText(sentences.wrongCredentials)).toBeNull();
    await expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Ошибка входа', message: sentences.wrongCredentials }]);
    await expect(canvas.getByLabelText('Пароль')).toHaveFocus();
  },
});

export const ServerFields = meta.story({
  name: 'Guard: the server’s message about a field is shown under it, the first of them only',
  beforeEach: ({ msw }) => msw.use(...refuse(login, 422, sentences.invalid, { email: ['Этот адрес закрыт', 'И ещё что-то'] })),
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement, demoAccount.email, demoAccount.password);
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Этот адрес закрыт'));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
});

const answers = gateFor(login);

export const SentOnce = meta.story({
  name: 'Guard: Enter twice and a click send one request',
  beforeEach: ({ msw }) => msw.use(...answers.close()),
  render: () => <LoginAndWho />,
  play: async ({ canvas, canvasElement, world }) => {
    await signIn(canvasElement, ` ${demoAccount.email.toUpperCase()} `, demoAccount.password);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByText('Вход…'));
    answers.open();
    await expect(await canvas.findByText(/^Вошли: /)).toBeVisible();
    await expect(answers.requests()).toBe(1);
    await expect(world.sessions.size).toBe(1);
    await expect(toasts.list()).toEqual([]);
  },
});

export const Remembered = meta.story({
  name: 'Guard: the remembered address is filled in, and forgotten without the check',
  beforeEach: () => rememberedEmail.write(demoAccount.email),
  render: () => <LoginAndWho />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveValue(demoAccount.email));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Запомнить меня' }));
    await userEvent.type(canvas.getByLabelText('Пароль'), `${demoAccount.password}{Enter}`);
    await canvas.findByText(/^Вошли: /);
    await expect(rememberedEmail.read()).toBe('');
  },
});

export const RequiredFields = meta.story({
  name: 'Guard: screen readers announce the required fields, and the checkbox is optional',
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('Email');
    await expect(email).toBeRequired();
    await expect(canvas.getByLabelText('Пароль')).toBeRequired();
    // And to password managers and on-screen keyboards.
    for (const [name, value] of Object.entries({ type: 'email', inputmode: 'email', autocomplete: 'username' }))
      await expect(email).toHaveAttribute(name, value);
    await expect(canvas.getByLabelText('Пароль')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('checkbox')).not.toBeRequired();
  },
});
