import { errorText, RequestError } from '@portal/api';
import { toasts } from '@portal/ui';

/**
 * Says that something failed: the server's words, else the error's, else that it is unknown (D1 §8).
 * Silent where nothing is left to say: a call that was given up, and the end of the session, which the
 * session itself announces once.
 */
export function notifyError(title: string, error: unknown): void {
  if (error instanceof RequestError && (error.kind === 'aborted' || error.isAuthError)) return;
  toasts.show({ type: 'error', title, message: errorText(error) });
}
