import { RequestError } from '@portal/api';
import { noDrafts, type SessionState } from '../common/index.ts';
import type { LiveSession } from './live-session.ts';

/** What a page can be drawn with before anybody is asked: a token stands in the cookies, or none does. */
export const drawnStates = {
  checking: { state: 'checking' },
  anonymous: { state: 'anonymous' },
} as const satisfies Record<string, SessionState>;

export type DrawnAs = keyof typeof drawnStates;

const nothing = () => Promise.resolve();

/** The session of a page that is being drawn on the server: nothing can be done with it. */
export function drawnSession(drawnAs: DrawnAs): LiveSession {
  return {
    client: () => Promise.reject(RequestError.aborted()),
    snapshot: () => drawnStates[drawnAs],
    subscribe: () => () => undefined,
    start: () => () => undefined,
    open: () => undefined,
    close: nothing,
    check: nothing,
    update: () => undefined,
    drafts: noDrafts,
  };
}
