import { RequestError } from '@portal/api';
import { noDrafts, type SessionState } from '../common/data/index.ts';
import type { LiveSession } from './live-session.ts';

/** How a page can be rendered: anonymous, or for a user whose token is in the cookies and not verified yet. */
export type RenderedAs = Exclude<SessionState, { state: 'signed-in' }>;

const nothing = () => Promise.resolve();

/** The read-only session of a page that is being rendered on the server. */
export function serverSession(renderedAs: RenderedAs): LiveSession {
  return {
    client: () => Promise.reject(RequestError.aborted()),
    snapshot: () => renderedAs,
    subscribe: () => () => undefined,
    start: () => () => undefined,
    open: () => undefined,
    close: nothing,
    check: nothing,
    update: () => undefined,
    drafts: noDrafts,
  };
}
