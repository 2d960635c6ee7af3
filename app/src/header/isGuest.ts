import type { SessionState } from '@portal/features/common';

/** Whether the ways in are theirs: nobody is signed in, or it is still asked about a token that the server has found to be nobody's. */
export function isGuest(session: SessionState): boolean {
  return session.state === 'anonymous' || (session.state === 'checking' && session.summary === null);
}
