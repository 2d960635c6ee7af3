import type { SessionSummary } from '@portal/api';
import { createLazyModule, type LazyModule, useLazyModule } from '@portal/features/common/overlays';
import { type SessionState, useSession } from '@portal/features/common/data';
import { ButtonLink } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '../texts.ts';
import css from './AccountActions.module.css';
import { AccountSummary } from './AccountSummary.tsx';
import { isGuest } from './isGuest.ts';

type Menu = Pick<typeof import('./AccountMenu.tsx'), 'AccountMenu'>;

const accountMenu = createLazyModule<Menu>(() => import('./AccountMenu.tsx'));

interface AccountActionsProps {
  module?: LazyModule<Menu>;
}

/** Sign-in links, or the account menu. While the session is checked: the summary that the server rendered, or hidden links. */
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

/** The menu, once its code has loaded. Until then a link to the cabinet, which also stays as long as it has the focus. */
function LateMenu({ summary, module }: { summary: SessionSummary; module: LazyModule<Menu> }) {
  const code = useLazyModule(module);
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
  if (isReady && canReplace) return <code.value.AccountMenu summary={summary} />;
  const { firstName, avatar } = summary;
  return (
    <ButtonLink ref={link} href="/dashboard" tone="ghost" aria-label={t('nav.ownCabinet', { name: firstName })}>
      <AccountSummary firstName={firstName} avatar={avatar} />
    </ButtonLink>
  );
}
