import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { ApiProvider, PreferencesContext, SessionContext } from '../common/data/index.ts';
import type { RenderedAs } from './serverSession.ts';
import type { LiveSession } from './live-session.ts';
import { preferences } from './storage/preferences.ts';

interface SessionProviderProps {
  session: LiveSession;
  /** The session that the server rendered the page with, if it did: the browser may know better after the first frame. */
  renderedAs?: RenderedAs | undefined;
  children: ReactNode;
}

const checking: RenderedAs = { state: 'checking' };

/** Provides the session, and the API client that sends its token. */
export function SessionProvider({ session, renderedAs = checking, children }: SessionProviderProps) {
  const state = useSyncExternalStore(session.subscribe, session.snapshot, () => {
    const known = session.snapshot();
    // Avoids a second render where the browser knows no better than the server.
    return known.state === renderedAs.state ? known : renderedAs;
  });
  useEffect(() => session.start(), [session]);
  const value = useMemo(() => {
    const { open, close, check, update, drafts } = session;
    return { ...state, open, close, check, update, drafts };
  }, [state, session]);
  return (
    <ApiProvider client={session.client}>
      <PreferencesContext value={preferences}>
        <SessionContext value={value}>{children}</SessionContext>
      </PreferencesContext>
    </ApiProvider>
  );
}
