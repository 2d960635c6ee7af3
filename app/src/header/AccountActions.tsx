import type { SessionSummary } from '@portal/api';
import { createLazyModule, type LazyModule, type SessionState, useLazyModule, useSession } from '@portal/features/common';
import { ButtonLink } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '../texts.ts';
import css from './AccountActions.module.css';
import { AccountFace } from './AccountFace.tsx';
import { isGuest } from './isGuest.ts';

type Menu = Pick<typeof import('./AccountMenu.tsx'), 'AccountMenu'>;

const accountMenu = createLazyModule<Menu>(() => import('./AccountMenu.tsx'));

interface AccountActionsProps {
  module?: LazyModule<Menu>;
}

/** Sign in or register; a menu for who is signed in. While that is being found out, the face that the page was drawn with, or the place. */
export function AccountActions({ module = accountMenu }: AccountActionsProps) {
  const session = useSession();
  const summary = summaryOf(session);
  if (summary) return <LateMenu summary={summary} module={module} />;
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

function summaryOf(session: SessionState): SessionSummary | null | undefined {
  if (session.state === 'signed-in') return session.user;
  return session.state === 'checking' ? session.summary : undefined;
}

/**
 * The menu once its code is here. Until then, and without it, the face leads into the cabinet, and out of it from there. Whoever
 * is on that link, about to press it, keeps it.
 */
function LateMenu({ summary, module }: { summary: SessionSummary; module: LazyModule<Menu> }) {
  const code = useLazyModule(module);
  const isReady = code.state === 'ready';
  const link = useRef<HTMLAnchorElement>(null);
  const [isFree, setIsFree] = useState(isReady);
  useEffect(() => {
    if (!isReady) return undefined;
    const { current } = link;
    const release = () => setIsFree(true);
    if (!current?.matches(':focus')) return release();
    current.addEventListener('blur', release);
    return () => current.removeEventListener('blur', release);
  }, [isReady]);
  if (isReady && isFree) return <code.value.AccountMenu summary={summary} />;
  const { firstName, avatar } = summary;
  return (
    <ButtonLink ref={link} href="/dashboard" tone="ghost" aria-label={t('nav.ownCabinet', { name: firstName })}>
      <AccountFace firstName={firstName} avatar={avatar} />
    </ButtonLink>
  );
}
