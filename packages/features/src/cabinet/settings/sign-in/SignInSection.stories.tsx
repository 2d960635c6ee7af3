import { changePassword, endSession, listSessions } from '@portal/api';
import { down, signedIn, slow, type World } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { currentLosses } from '../../../common/forms/index.ts';
import { SignInSection } from './SignInSection.tsx';

const day = 86_400_000;

/** Signs in on another device, so many days ago. */
function signInOn(world: World, device: string, days: number): string {
  const token = signedIn(world);
  Object.assign(world.sessions.get(token) ?? {}, { device, lastUsedAt: world.now() - days * day });
  return token;
}

const meta = preview.meta({
  title: 'Cabinet/Sign-in and devices',
  component: SignInSection,
  parameters: { address: '/dashboard/settings', signedIn: true },
  beforeEach: ({ world }) => {
    signInOn(world, 'Яндекс Браузер, Windows', 2);
    signInOn(world, 'Safari, iPhone', 0);
  },
});

/** The address, the password, and where one is signed in. */
export const Content = meta.story();

/** Signed in on this device alone: there is nothing to end. */
export const Empty = meta.story({ beforeEach: ({ world }) => world.sessions.clear() });

/** The list of devices is loading; the password can be changed already. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite', listSessions)) });

/** The list of devices could not be read. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...down(listSessions)) });

/** An address and a device with long names, and many sessions. */
export const LongWords = meta.story({
  beforeEach: ({ world }) => {
    Object.assign(world.people[0]?.account ?? {}, { email: `${'ochen-dlinny-adres-'.repeat(6)}@photo.example` });
    for (let days = 3; days < 12; days += 1) signInOn(world, `Samsung Internet, Android ${'и ещё '.repeat(10)}`, days);
  },
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

/** Waits for the list, and answers its rows. */
async function rows(canvas: ReturnType<typeof within>): Promise<HTMLElement[]> {
  await canvas.findByText('Это устройство');
  return canvas.getAllByRole('listitem');
}

/** Opens the dialog and fills it in. */
async function fillIn(canvas: ReturnType<typeof within>, current: string, next: string, again = next) {
  await userEvent.click(canvas.getByRole('button', { name: 'Изменить пароль' }));
  const dialog = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Новый пароль' })));
  await waitFor(() => expect(dialog.getByLabelText('Текущий пароль')).toHaveFocus());
  await userEvent.type(dialog.getByLabelText('Текущий пароль'), current);
  await userEvent.type(dialog.getByLabelText('Новый пароль'), next);
  await userEvent.type(dialog.getByLabelText('Новый пароль ещё раз'), again);
  return dialog;
}

export const PasswordChange = meta.story({
  name: 'Guard: a new password is saved, and this session stays',
  play: async ({ canvas, world }) => {
    const dialog = await fillIn(canvas, 'diafragma', 'тихий-свет-12');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить пароль' }));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'success', title: /^Пароль изменён/ }]));
    await expect(world.people[0]?.account.password).toBe('тихий-свет-12');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(currentLosses()).toEqual([]);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
});

export const WrongPassword = meta.story({
  name: 'Guard: a wrong current password is reported at its field',
  play: async ({ canvas, world }) => {
    const dialog = await fillIn(canvas, 'не тот', 'тихий-свет-12');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить пароль' }));
    await waitFor(() => expect(dialog.getByText('Неверный пароль')).toBeVisible());
    await expect(dialog.getByLabelText('Текущий пароль')).toHaveAccessibleDescription('Неверный пароль');
    await expect(world.people[0]?.account.password).toBe('diafragma');
    await expect(toasts.list()).toEqual([]);
  },
});

export const PasswordsDiffer = meta.story({
  name: 'Guard: two different new passwords are not sent',
  play: async ({ canvas, world }) => {
    const dialog = await fillIn(canvas, 'diafragma', 'тихий-свет-12', 'тихий-свет-13');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить пароль' }));
    await waitFor(() => expect(dialog.getByText('Пароли не совпадают')).toBeVisible());
    await expect(world.people[0]?.account.password).toBe('diafragma');
  },
});

export const PasswordFailed = meta.story({
  name: 'Guard: a change that failed is reported, and what was typed stays',
  beforeEach: ({ msw }) => msw.use(...down(changePassword)),
  play: async ({ canvas }) => {
    const dialog = await fillIn(canvas, 'diafragma', 'тихий-свет-12');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить пароль' }));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Не удалось изменить пароль' }]));
    await expect(dialog.getByLabelText('Новый пароль')).toHaveValue('тихий-свет-12');
  },
});

export const OneEnded = meta.story({
  name: 'Guard: one session is ended, and the focus stays in the list',
  play: async ({ canvas, world }) => {
    await expect(await rows(canvas)).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить: Яндекс Браузер, Windows' }));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'success', title: 'Сеанс завершён' }]));
    await expect([...world.sessions.values()].map(({ device }) => device)).not.toContain('Яндекс Браузер, Windows');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByText('Где вы вошли').parentElement).toHaveFocus());
  },
});

export const EndedElsewhere = meta.story({
  name: 'Guard: a session that another window has ended is gone here too',
  play: async ({ canvas, world }) => {
    await rows(canvas);
    for (const [token, { device }] of world.sessions) if (device === 'Safari, iPhone') world.sessions.delete(token);
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить: Safari, iPhone' }));
    await waitFor(() => expect(canvas.queryByText('Safari, iPhone')).toBeNull());
  },
});

export const OthersEnded = meta.story({
  name: 'Guard: all other sessions are ended',
  play: async ({ canvas }) => {
    await rows(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить остальные' }));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'success', title: 'Остальные сеансы завершены' }]));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.queryByRole('button', { name: /^Завершить/ })).toBeNull();
  },
});

export const EndingFailed = meta.story({
  name: 'Guard: a session that could not be ended stays in the list, and this is reported',
  beforeEach: ({ msw }) => msw.use(...down(endSession)),
  play: async ({ canvas }) => {
    await rows(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить: Safari, iPhone' }));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Не удалось завершить сеанс' }]));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Завершить: Safari, iPhone' })).toHaveFocus();
  },
});
