import { Button, toasts } from '@portal/ui';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { useSession } from '../../common/data/index.ts';
import { LogoutDialog } from './LogoutDialog.tsx';
import { LogoutScreen } from './LogoutScreen.tsx';

/** The question as the cabinet's navigation opens it, and who is signed in. */
function NavigationAndWho() {
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Выход из навигации</Button>
      <p>{session.state}</p>
      <LogoutDialog isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

const meta = preview.meta({ title: 'Session/Logout', component: LogoutScreen, parameters: { address: '/logout', signedIn: true } });

/** Leaving asks once. */
export const Content = meta.story();

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const Dialog = meta.story({
  name: 'Guard: the question can be refused; a yes leads home, signed out, with one notice',
  render: () => <NavigationAndWho />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выход из навигации' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Отмена' }));
    await expect(canvas.getByText('signed-in')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Выход из навигации' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Выйти' }));
    await expect(await canvas.findByText('anonymous')).toBeVisible();
    await waitFor(() => expect(document.documentElement.dataset['address']).toBe('/'));
    await expect(toasts.list()).toMatchObject([{ type: 'info', title: 'Вы вышли из системы' }]);
  },
});
