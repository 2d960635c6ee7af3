/** Reads and writes through the contract, the session that they belong to, and what is told of their failures. */
export { ApiProvider, useApi } from './api.tsx';
export { OwnCache } from './OwnCache.tsx';
export { deleting, isConflict, isNotFound } from './deleting.ts';
export { type Fail, notifyError, showFailure } from './notices.ts';
export { type Bodies, createPageAnswers, type PageAnswers, PageAnswersContext } from './page-answers/page-answers.ts';
export { type Drafts, noDrafts, SessionContext, type SessionActions, type SessionState, useSession } from './session-context.ts';
export { useFailureNotice } from './useFailureNotice.ts';
export { PreferencesContext, usePreference } from './usePreference.ts';
export type { Preferences } from './usePreference.ts';
export { useIsMounted } from './useIsMounted.ts';
export { type ReadState, useRead } from './useRead.ts';
export { useRenewal } from './useRenewal.ts';
export { useWrite } from './useWrite.ts';
export { useReload } from './useReload.ts';
export { inParallel } from './inParallel.ts';
export { clickLink } from './clickLink.ts';
export { saveAddress, saveFile } from './saveFile.ts';
export { updateHead } from './updateHead.ts';
