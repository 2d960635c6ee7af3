/** The door for whoever stands at the entrance: the session itself. The screens are in `screens.ts`, loaded when needed. */
export { createSession, type LiveSession, type SessionOptions } from './createSession.ts';
export { LogoutDialog } from './logout/LogoutDialog.tsx';
export { SessionProvider } from './SessionProvider.tsx';
