import type { Face } from '@portal/api';
import { createPiece, type Piece, type SessionState, usePiece, useSession } from '@portal/features/common';
import { ButtonLink } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '../texts.ts';
import css from './AccountActions.module.css';
import { AccountSummary } from './AccountSummary.tsx';
import { isGuest } from './isGuest.ts';

type Menu = Pick<typeof import('./AccountMenu.tsx'), 'AccountMenu'>;

const accountMenu = createPiece<Menu>(() => import('./AccountMenu.tsx'));

interface AccountActionsProps {
  piece?: Piece<Menu>;
}

/** Sign-in links, or the account menu. While the session is checked: the summary that the server rendered, or hidden links. */
export function AccountActions({ piece = accountMenu }: AccountActionsProps) {
  const session = useSession();
  const face = faceOf(session);
  if (face) return <LateMenu face={face} piece={piece} />;
  const isNobody = session.state === 'checking' && isGuest(session);
  return (
    <div className={css.guest} data-checking={!isGuest(session) || undefined} data-nobody={isNobody || undefined}>
      <ButtonLink href="/login" tone="ghost">
        {t('nav.login')}
      </ButtonLink>
      <ButtonLink href="/register" tone="secondary">
        {t('nav.register')}
      </ButtonLink>
    </div>
  );
}

function faceOf(session: SessionState): Face | null | undefined {
  if (session.state === 'signed-in') return session.user;
  return session.state === 'checking' ? session.face : undefined;
}

/** The menu, once its code has loaded. Until then a link to the cabinet, which also stays as long as it has the focus. */
function LateMenu({ face, piece }: { face: Face; piece: Piece<Menu> }) {
  const code = usePiece(piece);
  const isReady = code.state === 'ready';
  const link = useRef<HTMLAnchorElement>(null);
  const [canReplace, setCanReplace] = useState(isReady);
  useEffect(() => {
    if (!isReady) return undefined;
    const { current } = link;
    const release = () => setCanReplace(true);
    if (!current?.matches(':focus')) return release();
    current.addEventListener('blur', release);
    return () => current.removeEventListener('blur', release);
  }, [isReady]);
  if (isReady && canReplace) return <code.value.AccountMenu face={face} />;
  const { firstName, avatar } = face;
  return (
    <ButtonLink ref={link} href="/dashboard" tone="ghost" aria-label={t('nav.ownCabinet', { name: firstName })}>
      <AccountSummary firstName={firstName} avatar={avatar} />
    </ButtonLink>
  );
}
