import { resetPassword, sentences, verifyToken } from '@portal/api';
import { down, gateFor, once, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
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

/** A new password, by the link of the email. */
export const Content = meta.story();

/** The link is being checked. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite', verifyToken)) });

/** The link is too old, or was used. */
export const Expired = meta.story({ beforeEach: ({ world }) => world.resets.clear() });

/** An address without the key of the email. */
export const WithoutToken = meta.story({ parameters: { address: '/reset-password' } });

/** The link could not be checked: a way to try again. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...down(verifyToken)) });

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const Retried = meta.story({
  name: 'Guard: an outage is no verdict on the link',
  beforeEach: ({ msw }) => msw.use(...once(down(verifyToken))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Попробовать снова' }));
    await expect(await canvas.findByLabelText('Новый пароль')).toBeVisible();
  },
});

export const Saved = meta.story({
  name: 'Guard: the new password is saved and leads to the sign-in form',
  play: async ({ canvas, world }) => {
    await userEvent.type(await canvas.findByLabelText('Новый пароль'), 'тихий-свет-12');
    await userEvent.type(canvas.getByLabelText('Подтверждение пароля'), 'тихий-свет-12');
    for (const label of ['Новый пароль', 'Подтверждение пароля'])
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить пароль' }));
    await waitFor(() => expect(document.documentElement.dataset['address']).toBe('/login'));
    await expect(world.people[0]?.account.password).toBe('тихий-свет-12');
    await expect(toasts.list()).toMatchObject([{ type: 'success', title: sentences.passwordChanged }]);
  },
});

export const TooLate = meta.story({
  name: 'Guard: a link that expired meanwhile is reported and redirects nobody',
  play: async ({ canvas, world }) => {
    await userEvent.type(await canvas.findByLabelText('Новый пароль'), 'тихий-свет-12');
    world.advance(5000);
    await userEvent.type(canvas.getByLabelText('Подтверждение пароля'), 'тихий-свет-12{Enter}');
    await expect(await canvas.findByText('Ссылка не работает', { selector: 'form *' })).toBeVisible();
    await expect(toasts.list()).toMatchObject([{ type: 'error', message: sentences.wrongResetToken }]);
    await expect(document.documentElement.dataset['address']).toBe('/reset-password?token=from-the-letter');
  },
});

const answers = gateFor(resetPassword);

export const SentOnce = meta.story({
  name: 'Guard: Enter twice and a click send the new password once',
  beforeEach: ({ msw }) => msw.use(...answers.close()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Новый пароль'), 'тихий-свет-12');
    await userEvent.type(canvas.getByLabelText('Подтверждение пароля'), 'тихий-свет-12{Enter}{Enter}');
    await userEvent.click(await canvas.findByText('Сохранение…'));
    answers.open();
    await waitFor(() => expect(document.documentElement.dataset['address']).toBe('/login'));
    await expect(answers.requests()).toBe(1);
  },
});
