import { register, sentences } from '@portal/api';
import { answer, demoAccount, down, refuse } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta = preview.meta({ title: 'Session/Register', component: RegisterScreen, parameters: { address: '/register' } });

/** Fills the form with a new photographer; `change` by label. An empty text leaves the field alone. */
async function fill(canvas: HTMLElement, change: Record<string, string> = {}) {
  const typed = {
    Имя: 'Мария',
    Фамилия: 'Новикова',
    Email: 'maria@photo.example',
    Пароль: 'тихий-свет-12',
    'Подтверждение пароля': 'тихий-свет-12',
    ...change,
  };
  for (const [label, text] of Object.entries(typed)) {
    if (text) await userEvent.type(await within(canvas).findByLabelText(label), text);
  }
  await userEvent.click(within(canvas).getByRole('checkbox'));
}

const submit = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Зарегистрироваться' }));

export const Content = meta.story();

export const FullNameVariant = meta.story({ args: { variant: 'full' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...refuse(register, 422, sentences.invalid, {
        first_name: ['Имя с таким непереносимодлиннымсловомбезпробелов не помещается в карточку'],
        email: ['Очень длинное объяснение того, почему именно этот адрес зарегистрировать нельзя'],
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await submit(canvasElement);
    await expect(await canvas.findByText(/^Очень длинное/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const EverythingWrong = meta.story({
  name: 'Guard: an empty form says everything at once and focuses the first field',
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement);
    for (const sentence of ['firstNameRequired', 'lastNameRequired', 'emailRequired', 'passwordRequired', 'termsRequired'] as const) {
      await expect(await canvas.findByText(sentences[sentence])).toBeVisible();
    }
    await expect(canvas.getByLabelText('Имя')).toHaveFocus();
  },
});

export const PasswordsAgree = meta.story({
  name: 'Guard: the repetition follows the password, however late that is mended',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Пароль'), 'secret1');
    await userEvent.type(canvas.getByLabelText('Подтверждение пароля'), 'secret2');
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText('Пароли не совпадают')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Пароль'), '{Backspace}2');
    await waitFor(() => expect(canvas.queryByText('Пароли не совпадают')).toBeNull());
  },
});

export const PressIsNotMissed = meta.story({
  name: 'Guard: an error that appears on leaving a field does not move the pressed button away',
  play: async ({ canvas, userEvent: user }) => {
    const email = await canvas.findByLabelText('Email');
    await user.type(email, 'abc');
    const button = canvas.getByRole('button', { name: 'Зарегистрироваться' });
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    const { top } = button.getBoundingClientRect();
    await new Promise((resolve) => setTimeout(resolve, 50));
    // A pressed button shrinks a little; an error above it would push it down by a line.
    await expect(Math.abs(button.getBoundingClientRect().top - top)).toBeLessThan(2);
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    await expect(await canvas.findByText(sentences.emailInvalid)).toBeVisible();
  },
});

export const TermsLink = meta.story({
  name: 'Guard: the terms open beside the form and do not accept themselves',
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'условия использования' });
    await expect(link).toHaveAttribute('href', '/terms');
    await expect(link).toHaveAttribute('target', '_blank');
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
});

export const Taken = meta.story({
  name: 'Guard: a taken address is said under the address and in a notice',
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, { Email: demoAccount.email });
    await submit(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(sentences.emailTaken));
    await expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Ошибка регистрации', message: sentences.emailTaken }]);
  },
});

export const NoWords = meta.story({
  name: 'Guard: without words from the server the general ones stand under the address',
  beforeEach: ({ msw }) => msw.use(...refuse(register, 400, '')),
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await submit(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Произошла ошибка при регистрации'));
  },
});

export const ServerWords = meta.story({
  name: 'Guard: without field errors the server’s message stands under the address',
  beforeEach: ({ msw }) => msw.use(...down(register)),
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await submit(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(sentences.server));
  },
});

export const MessageIsShown = meta.story({
  name: 'Guard: the answer’s message is a success notice',
  beforeEach: ({ msw }) =>
    msw.use(
      ...answer(register, {
        token: 'abc',
        user: { id: 1, email: 'maria@photo.example', firstName: 'Мария', lastName: 'Новикова', avatar: null },
        message: 'Добро пожаловать',
      }),
    ),
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await submit(canvasElement);
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'success', title: 'Добро пожаловать' }]));
  },
});
