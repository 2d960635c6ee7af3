import type { SessionUser } from '@portal/api';
import { createPiece, type Piece, usePiece, useSession } from '@portal/features/common';
import { ButtonLink } from '@portal/ui';
import { t } from '../texts.ts';

type Menu = Pick<typeof import('./AccountMenu.tsx'), 'AccountMenu'>;

const accountMenu = createPiece<Menu>(() => import('./AccountMenu.tsx'));

interface AccountActionsProps {
  piece?: Piece<Menu>;
}

/** Sign in or register; a menu for who is signed in. Empty while that is being found out. */
export function AccountActions({ piece = accountMenu }: AccountActionsProps) {
  const session = useSession();
  if (session.state === 'checking') return null;
  if (session.state === 'signed-in') return <LateMenu user={session.user} piece={piece} />;
  return (
    <>
      <ButtonLink href="/login" tone="ghost">
        {t('nav.login')}
      </ButtonLink>
      <ButtonLink href="/register" tone="secondary">
        {t('nav.register')}
      </ButtonLink>
    </>
  );
}

/** The menu once its code is here. Without it the way into the cabinet is left, and out of it from there. */
function LateMenu({ user, piece }: { user: SessionUser; piece: Piece<Menu> }) {
  const code = usePiece(piece);
  if (code.state === 'ready') return <code.value.AccountMenu user={user} />;
  if (code.state === 'loading') return null;
  return (
    <ButtonLink href="/dashboard" tone="ghost">
      {t('nav.cabinet')}
    </ButtonLink>
  );
}
