import type { SessionState } from '@portal/features/common/data';

/** Whether to show the sign-in links: nobody is signed in, or the server has found the token invalid. */
export function isGuest(session: SessionState): boolean {
  return session.state === 'anonymous' || (session.state === 'checking' && session.summary === null);
}
