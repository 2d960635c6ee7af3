import { forgotPassword, sentences } from '@portal/api';
import { demoAccount, gateFor, offline, once, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
import { typedEmail } from './typedEmail.ts';

const meta = preview.meta({
  title: 'Session/Forgot password',
  component: ForgotPasswordScreen,
  parameters: { address: '/forgot-password' },
});

/** An email, to which the way back is sent. */
export const Content = meta.story();

const request = async (canvas: HTMLElement) => userEvent.type(await within(canvas).findByLabelText('Email'), `${demoAccount.email}{Enter}`);

/** The request is pending. */
export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(...slow('infinite', forgotPassword)),
  play: ({ canvasElement }) => request(canvasElement),
});

/** The same answer whether or not the email is known. */
export const Requested = meta.story({ name: 'Sent', play: ({ canvasElement }) => request(canvasElement) });

/** The server cannot be reached: what was typed stays. */
export const Unreachable = meta.story({
  name: 'Failed',
  beforeEach: ({ msw }) => msw.use(...offline(forgotPassword)),
  play: ({ canvasElement }) => request(canvasElement),
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const TypedBefore = meta.story({
  name: 'Guard: the address that was typed at signing in is there',
  beforeEach: () => {
    typedEmail.value = demoAccount.email;
    return () => (typedEmail.value = '');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toHaveValue(demoAccount.email);
  },
});

export const Sent = meta.story({
  name: 'Guard: known and unknown addresses get the same answer, and the email can be requested again',
  play: async ({ canvas, world }) => {
    const email = await canvas.findByLabelText('Email');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await userEvent.type(email, 'nobody@photo.example{Enter}');
    await expect(await canvas.findByText('Запрос принят')).toBeVisible();
    // True of every address, and for as long as it stands.
    await expect(canvas.getByText(/^Если с этим адресом есть аккаунт, письмо/)).toBeVisible();
    await userEvent.clear(email);
    await userEvent.type(email, demoAccount.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё раз' }));
    await waitFor(() => expect(world.resets.size).toBe(1));
    await waitFor(() => expect(toasts.list().map(({ title }) => title)).toEqual([sentences.resetSent]));
  },
});

export const Failed = meta.story({
  name: 'Guard: a failure is a notice, and the second try works',
  beforeEach: ({ msw }) => msw.use(...once(offline(forgotPassword))),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), `${demoAccount.email}{Enter}`);
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Ошибка восстановления' }]));
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ссылку' }));
    await expect(await canvas.findByText('Запрос принят')).toBeVisible();
  },
});

const answers = gateFor(forgotPassword);

export const SentOnce = meta.story({
  name: 'Guard: Enter twice and a click request one email, and give one notice',
  beforeEach: ({ msw }) => msw.use(...answers.close()),
  play: async ({ canvas, canvasElement, world }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), demoAccount.email);
    // Before the form is rendered as pending.
    const form = canvasElement.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await userEvent.click(await canvas.findByText('Отправка…'));
    answers.open();
    await expect(await canvas.findByText('Запрос принят')).toBeVisible();
    await expect(answers.requests()).toBe(1);
    await expect(world.resets.size).toBe(1);
    await expect(toasts.list()).toHaveLength(1);
  },
});
