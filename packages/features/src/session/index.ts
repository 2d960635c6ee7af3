/** The session itself, needed from the start. The screens are in `screens.ts`, loaded when needed. */
export { createSession } from './createSession.ts';
export type { LiveSession, SessionOptions } from './live-session.ts';
export { LogoutDialog } from './logout/LogoutDialog.tsx';
export { type RenderedAs, serverSession } from './serverSession.ts';
export { SessionProvider } from './SessionProvider.tsx';
export { shareFamilies } from './storage/share-families.ts';
export { sharePasses } from './storage/share-passes.ts';
