import { register, sentences } from '@portal/api';
import { demoAccount, down, once, refuse } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { fill, submit } from './fillForm.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta = preview.meta({ title: 'Session/Register', component: RegisterScreen, parameters: { address: '/register' } });

export const Taken = meta.story({
  name: 'Guard: a taken address is reported under its field and in a notice',
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, { Email: demoAccount.email });
    await submit(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(sentences.emailTaken));
    await expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Ошибка регистрации', message: sentences.emailTaken }]);
  },
});

export const NoWords = meta.story({
  name: 'Guard: without a message from the server a general one is shown under the address',
  beforeEach: ({ msw }) => msw.use(...refuse(register, 400, '')),
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await submit(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Произошла ошибка при регистрации'));
  },
});

export const ServerWords = meta.story({
  name: 'Guard: without field errors the server’s message is shown under the address',
  beforeEach: ({ msw }) => msw.use(...down(register)),
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await submit(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(sentences.server));
  },
});

export const TakenBack = meta.story({
  name: 'Guard: a failure is no longer shown once the next attempt succeeds',
  beforeEach: ({ msw }) => msw.use(...once(down(register))),
  play: async ({ canvasElement, world }) => {
    const before = world.people.length;
    await fill(canvasElement);
    await submit(canvasElement);
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Ошибка регистрации' }]));
    await submit(canvasElement);
    await waitFor(() => expect(world.people).toHaveLength(before + 1));
    await expect(toasts.list()).toEqual([]);
  },
});
