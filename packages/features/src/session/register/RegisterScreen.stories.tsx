import { register, sentences } from '@portal/api';
import { answer, gateFor, refuse, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { fill, submit } from './fillForm.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta = preview.meta({ title: 'Session/Register', component: RegisterScreen, parameters: { address: '/register' } });

/** Five fields and one consent. */
export const Content = meta.story();

/** The variant with one field for the whole name, and one for the city. */
export const FullNameVariant = meta.story({ args: { variant: 'full' } });

const send = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await fill(canvasElement);
  await submit(canvasElement);
};

/** The request is pending. */
export const Sending = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite', register)), play: send });

/** The email is taken: the field says so. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...refuse(register, 422, sentences.invalid, { email: [sentences.emailTaken] })),
  play: send,
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

/** Errors with words without a place to break. */
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
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const EverythingWrong = meta.story({
  name: 'Guard: an empty form reports everything at once and focuses the first field',
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

export const ClickIsNotMissed = meta.story({
  name: 'Guard: an error that appears on leaving a field does not move the clicked button away',
  play: async ({ canvas, userEvent: user }) => {
    const email = await canvas.findByLabelText('Email');
    await user.type(email, 'abc');
    const button = canvas.getByRole('button', { name: 'Зарегистрироваться' });
    // In a low window the focus would scroll there.
    button.scrollIntoView({ block: 'center' });
    const { top } = button.getBoundingClientRect();
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    // Everything is rendered by then.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(canvas.queryByText(sentences.emailInvalid)).toBeNull();
    // A clicked button shrinks a little; an error above it would push it down by a line.
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

export const RequiredFields = meta.story({
  name: 'Guard: screen readers announce which fields are required',
  play: async ({ canvas }) => {
    for (const field of [...canvas.getAllByRole('textbox'), canvas.getByRole('checkbox')]) await expect(field).toBeRequired();
    await expect(canvas.getByLabelText('Пароль')).toBeRequired();
    await expect(canvas.getByLabelText('Подтверждение пароля')).toBeRequired();
    // And to password managers.
    const named = {
      Имя: 'given-name',
      Фамилия: 'family-name',
      Email: 'username',
      Пароль: 'new-password',
      'Подтверждение пароля': 'new-password',
    };
    for (const [label, name] of Object.entries(named)) await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', name);
  },
});

const answers = gateFor(register);

export const SentOnce = meta.story({
  name: 'Guard: Enter twice and a click register once',
  beforeEach: ({ msw }) => msw.use(...answers.close()),
  play: async ({ canvas, canvasElement, world }) => {
    const before = world.people.length;
    await fill(canvasElement);
    await userEvent.type(canvas.getByLabelText('Фамилия'), '{Enter}{Enter}');
    await userEvent.click(await canvas.findByText('Регистрация…'));
    answers.open();
    await waitFor(() => expect(world.people).toHaveLength(before + 1));
    await expect(answers.requests()).toBe(1);
    await expect(toasts.list()).toEqual([]);
  },
});
