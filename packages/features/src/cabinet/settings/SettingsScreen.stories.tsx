import { deleteAccount, getProfile, setAvailability } from '@portal/api';
import { down, gateFor, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { ThemeCards } from '@portal/storybook/portal/ThemeCards.ts';
import { currentLosses } from '../../common/forms/index.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

const meta = preview.meta({
  title: 'Cabinet/Settings',
  component: SettingsScreen,
  args: { appearance: <ThemeCards /> },
  parameters: { address: '/dashboard/settings', signedIn: true },
});

/** Whether orders are taken, the theme, and the deletion of the account. */
export const Content = meta.story();

/** The card is loading: the switch is off and closed until it is there. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite', getProfile)) });

/** The card could not be read: nothing is known, and only a new choice can be saved. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...down(getProfile)) });

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

/** Before an account is deleted, its password is asked for. */
export const Deletion = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить аккаунт' }));
    await expect(await screen.findByRole('dialog', { name: 'Удалить аккаунт?' })).toBeInTheDocument();
  },
});

export const OffUntilLoaded = meta.story({
  name: 'Guard: the switch is off and closed until the card is there',
  beforeEach: ({ msw }) => msw.use(...slow('infinite', getProfile)),
  play: async ({ canvas }) => {
    const available = canvas.getByRole('switch', { name: 'Доступен для заказов' });
    await expect(available).not.toBeChecked();
    await expect(available).toBeDisabled();
  },
});

export const FailureIsOnlyLogged = meta.story({
  name: 'Guard: a card that cannot be read raises no notice',
  beforeEach: ({ msw }) => msw.use(...down(getProfile)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('switch')).toBeEnabled());
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await expect(toasts.list()).toEqual([]);
  },
});

export const UnknownIsNotSaved = meta.story({
  name: 'Guard: of a card that could not be read only a choice can be saved',
  beforeEach: ({ msw }) => msw.use(...down(getProfile)),
  play: async ({ canvas, userEvent, world }) => {
    const available = canvas.getByRole('switch', { name: 'Доступен для заказов' });
    const button = canvas.getByRole('button', { name: 'Сохранить' });
    await waitFor(() => expect(available).toBeEnabled());
    await expect(button).toBeDisabled();
    await expect(canvas.getByText(/^Не удалось узнать, что выбрано/)).toBeVisible();
    Object.assign(world.people[0] ?? {}, { available: false });
    await userEvent.click(available);
    await userEvent.click(button);
    await waitFor(() => expect(world.people[0]?.available).toBe(true));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'success' }]));
    await waitFor(() => expect(currentLosses()).toEqual([]));
    await expect(button).toBeEnabled();
    await expect(button).toHaveFocus();
  },
});

export const UnknownIsSwitchedOff = meta.story({
  name: 'Guard: when the card could not be read, an unchanged value can be chosen and saved too',
  beforeEach: ({ msw }) => msw.use(...down(getProfile)),
  play: async ({ canvas, userEvent, world }) => {
    const available = canvas.getByRole('switch', { name: 'Доступен для заказов' });
    await waitFor(() => expect(available).toBeEnabled());
    await expect(world.people[0]?.available).toBe(true);
    await userEvent.click(available);
    await userEvent.click(available);
    await expect(available).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(world.people[0]?.available).toBe(false));
  },
});

const saves = gateFor(setAvailability);

export const SwitchedMeanwhile = meta.story({
  name: 'Guard: a switch that is changed during saving stays changed, unsaved',
  beforeEach: ({ msw }) => msw.use(...saves.close()),
  play: async ({ canvas, userEvent, world }) => {
    const available = canvas.getByRole('switch', { name: 'Доступен для заказов' });
    await waitFor(() => expect(available).toBeChecked());
    await userEvent.click(available);
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(saves.requests()).toBe(1));
    await userEvent.click(available);
    saves.open();
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'success', title: 'Настройки сохранены' }]));
    await expect(world.people[0]?.available).toBe(false);
    await expect(available).toBeChecked();
    await waitFor(() => expect(currentLosses()).toEqual(['typing']));
  },
});

export const Saving = meta.story({
  name: 'Guard: the switch changes nothing before the button, and then exactly the flag',
  play: async ({ canvas, userEvent, world }) => {
    const available = canvas.getByRole('switch', { name: 'Доступен для заказов' });
    await waitFor(() => expect(available).toBeChecked());
    await userEvent.click(available);
    await expect(world.people[0]?.available).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'success', title: 'Настройки сохранены' }]));
    await expect(world.people[0]?.available).toBe(false);
    await expect(available).not.toBeChecked();
  },
});

export const ChangedElsewhere = meta.story({
  name: 'Guard: a save that changes nothing does not undo what another window has saved, and shows it',
  play: async ({ canvas, userEvent, world }) => {
    const available = await canvas.findByRole('switch', { name: 'Доступен для заказов' });
    await waitFor(() => expect(available).toBeChecked());
    Object.assign(world.people[0] ?? {}, { available: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(toasts.list()).toMatchObject([{ type: 'success', message: 'В другом окне выбрали иначе: показан тот выбор.' }]),
    );
    await expect(world.people[0]?.available).toBe(false);
    await waitFor(() => expect(available).not.toBeChecked());
  },
});

export const SavingFailed = meta.story({
  name: 'Guard: a failed save is reported and retains the choice',
  beforeEach: ({ msw }) => msw.use(...down(setAvailability)),
  play: async ({ canvas, userEvent }) => {
    const available = canvas.getByRole('switch', { name: 'Доступен для заказов' });
    await waitFor(() => expect(available).toBeChecked());
    await userEvent.click(available);
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Не удалось сохранить настройки' }]));
    await expect(available).not.toBeChecked();
  },
});

export const WrongPassword = meta.story({
  name: 'Guard: a wrong password is reported at its field, and the account stays',
  play: async ({ canvas, userEvent, world }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить аккаунт' }));
    const dialog = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Удалить аккаунт?' })));
    await waitFor(() => expect(dialog.getByLabelText('Пароль')).toHaveFocus());
    await userEvent.type(dialog.getByLabelText('Пароль'), 'не тот');
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить навсегда' }));
    await waitFor(() => expect(dialog.getByText('Неверный пароль')).toBeVisible());
    await expect(world.people.some(({ account }) => account.email === 'demo@diafragma.example')).toBe(true);
    await expect(toasts.list()).toEqual([]);
  },
});

export const DeletionFailed = meta.story({
  name: 'Guard: a deletion that failed is reported, and the dialog stays open for another try',
  beforeEach: ({ msw }) => msw.use(...down(deleteAccount)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить аккаунт' }));
    const dialog = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Удалить аккаунт?' })));
    await userEvent.type(dialog.getByLabelText('Пароль'), 'diafragma');
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить навсегда' }));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Не удалось удалить аккаунт' }]));
    await expect(dialog.getByLabelText('Пароль')).toHaveValue('diafragma');
  },
});

export const Deleted = meta.story({
  name: 'Guard: the right password deletes, forgets the session and leads home',
  play: async ({ canvas, userEvent, world }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить аккаунт' }));
    const dialog = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Удалить аккаунт?' })));
    await userEvent.type(dialog.getByLabelText('Пароль'), 'diafragma{Enter}');
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'info', title: 'Аккаунт удалён' }]));
    await expect(world.people.some(({ account }) => account.email === 'demo@diafragma.example')).toBe(false);
    await waitFor(() => expect(document.documentElement.dataset['address']).toBe('/'));
  },
});
