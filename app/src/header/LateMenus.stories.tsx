import { createPiece, type Piece } from '@portal/features/common';
import { toasts } from '@portal/ui';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AccountActions } from './AccountActions.tsx';
import { MobileMenu } from './MobileMenu.tsx';

/** A piece whose first attempts fail. */
function late<T>(failures: number, load: () => Promise<T>): Piece<T> {
  let left = failures;
  return createPiece(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch');
    return load();
  });
}

function Menus() {
  const [account] = useState(() => late(1, () => import('./AccountMenu.tsx')));
  const [list] = useState(() => late(1, () => import('./MobileMenuList.tsx')));
  return (
    <>
      <h1>Страница</h1>
      <AccountActions piece={account} />
      <MobileMenu piece={list} />
    </>
  );
}

const meta = preview.meta({ title: 'App/Menus on their way', component: Menus, parameters: { address: '/terms', signedIn: true } });

export const WayIntoTheCabinet = meta.story({
  name: 'Guard: without the code of the account’s menu a link leads into the cabinet',
  play: async () => {
    await expect(await screen.findByRole('link', { name: /, кабинет$/ })).toHaveAttribute('href', '/dashboard');
  },
});

export const SecondPress = meta.story({
  name: 'Guard: a menu whose code does not come says so, and the next press opens it',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Меню' }));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Меню не открылось' }]));
    await userEvent.click(screen.getByRole('button', { name: 'Меню' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Меню' })).toBeVisible());
  },
});
